import {readSiteUrl} from './siteUrl';
import {inEveryLanguage, readTexts} from './texts';
import type {SiteConfig, ThemeSettings} from './types';

/** Address of the published site, origin and base path in one; a local preview without it. */
const address = readSiteUrl(process.env.SITE_URL);

/** Origin of the published site, for canonical links and the sitemap. */
export const siteOrigin = address.origin;

/** What is built and under which address. */
export const site: SiteConfig = {
  title: 'Rspress',
  description: 'The documentation of Rspress 1.x, a static site generator built on Rsbuild',
  icon: 'img/favicon.svg',
  logo: {light: 'img/logo.svg', dark: 'img/logo-dark.svg'},
  logoText: 'Rspress',
  base: address.base,
  lang: 'en',
  ssg: true,
  route: {cleanUrls: true, exclude: ['**/fragments/**']},
  multiVersion: {default: '', versions: []},
  search: {codeBlocks: true},
  markdown: {showLineNumbers: false, defaultWrapCode: false, codeHighlighter: 'prism'},
  outline: {minDepth: 2, maxDepth: 4},
  live: process.env.LIVE !== '0',
};

/** How it looks and what stands around the page. */
export const theme: ThemeSettings = {
  enableAppearanceAnimation: false,
  footer: {message: inEveryLanguage((lang) => readTexts('site', lang).footer)},
  hideNavbar: 'auto',
  socialLinks: [
    {icon: 'github', mode: 'link', content: 'https://github.com/web-infra-dev/rspress'},
    {icon: 'discord', mode: 'link', content: 'https://discord.gg/mkVw5zPAtf'},
    {icon: 'x', mode: 'link', content: 'https://x.com/rspack_dev'},
  ],
  primaryColor: 'blue',
  popover: {delay: 0.1, trigger: ['hover', 'focus', 'click']},
  tooltip: {maxWidth: 250},
};
