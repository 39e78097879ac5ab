import type {Lang, LinkGroup, ToolLink} from './types';

/** Where a tool without a logo of its own is drawn from: nothing. */
export const BLANK_LOGO = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/%3E';

const rspack: ToolLink = {
  name: 'Rspack',
  desc: '基于 Rust 的高性能打包工具，兼容 webpack 生态',
  descEn: 'A fast bundler in Rust, compatible with the webpack ecosystem',
  logo: '/img/tools/rspack.svg',
  url: 'https://rspack.rs/zh/',
  urlEn: 'https://rspack.rs',
};

const rsbuild: ToolLink = {
  name: 'Rsbuild',
  desc: '由 Rspack 驱动、开箱即用的构建工具',
  descEn: 'A build tool for web apps, ready to use and driven by Rspack',
  logo: '/img/tools/rsbuild.svg',
  url: 'https://rsbuild.rs/zh/',
  urlEn: 'https://rsbuild.rs',
};

const rspress: ToolLink = {
  name: 'Rspress',
  desc: '由 Rsbuild 驱动的静态站点生成器',
  descEn: 'A static site generator driven by Rsbuild',
  logo: '/img/tools/rspress.svg',
  url: 'https://rspress.rs/zh/',
  urlEn: 'https://rspress.rs',
};

const rslib: ToolLink = {
  name: 'Rslib',
  desc: '由 Rsbuild 驱动的库开发工具',
  descEn: 'A tool to build JavaScript libraries, driven by Rsbuild',
  logo: '/img/tools/rslib.svg',
  url: 'https://rslib.rs/zh/',
  urlEn: 'https://rslib.rs',
};

const rsdoctor: ToolLink = {
  name: 'Rsdoctor',
  desc: '分析构建过程与产物的诊断工具',
  descEn: 'An analyzer that explains what a build does and produces',
  logo: '/img/tools/rsdoctor.svg',
  url: 'https://rsdoctor.rs/zh/',
  urlEn: 'https://rsdoctor.rs',
};

const rstest: ToolLink = {
  name: 'Rstest',
  desc: '由 Rspack 驱动的测试框架',
  descEn: 'A testing framework driven by Rspack',
  logo: '/img/tools/rstest.svg',
  url: 'https://rstest.rs/zh/',
  urlEn: 'https://rstest.rs',
};

/** The menu behind the grid button of the navbar: the whole family. */
export const popoverGroups: LinkGroup[] = [
  {title: 'Rstack', titleEn: 'Rstack', links: [rspack, rsbuild, rspress, rslib, rsdoctor, rstest]},
];

/** The block on the home page. */
export const toolStack: LinkGroup = {
  title: 'Rstack',
  titleEn: 'Rstack',
  links: [rspack, rsbuild, rspress, rslib, rsdoctor],
};

/**
 * Chooses the language of the tool lists from an address.
 *
 * @param pathname - Path of the current page; `undefined` where there is no window.
 * @returns `zh` when a segment of the path is the Chinese marker, else `en`.
 */
export function toolLang(pathname: string | undefined): Lang {
  return pathname !== undefined && pathname.split('/').includes('zh') ? 'zh' : 'en';
}

/**
 * A tool as a reader of one language sees it.
 *
 * @param tool - Entry of a tool list.
 * @param lang - Language of the reader.
 * @returns Name, description, address and logo, with the placeholder for a missing logo.
 */
export function localizeTool(tool: ToolLink, lang: Lang) {
  return {
    name: tool.name,
    description: lang === 'zh' ? tool.desc : tool.descEn,
    url: lang === 'zh' ? tool.url : (tool.urlEn ?? tool.url),
    logo: tool.logo === undefined || tool.logo === '' ? BLANK_LOGO : tool.logo,
    logoScale: tool.logoScale ?? 1,
  };
}
