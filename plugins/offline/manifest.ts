/** What a browser has to know to install the site as an app: a manifest for each language, which begins at its home page. */
import path from 'node:path';
import {readTexts} from '../../config/texts';
import type {Lang, SiteConfig} from '../../config/types';

/** Name of the manifest, below the path of its language. */
export const MANIFEST = 'manifest.webmanifest';

/** Colour of the background of a page, `src/css/tokens.css`, by mode: that of the browser's own bars. */
export const PAGE_COLORS = {light: '#ffffff', dark: '#0e131b'};

const ICONS = [
  {src: 'img/favicon.svg', sizes: 'any', type: 'image/svg+xml'},
  {src: 'img/icon-192.png', sizes: '192x192', type: 'image/png'},
  {src: 'img/icon-512.png', sizes: '512x512', type: 'image/png'},
  {src: 'img/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable'},
];

/** A manifest, as browsers read it. */
export interface Manifest {
  name: string;
  short_name: string;
  description: string;
  lang: string;
  /** Relative to the manifest, as all addresses in it. Without an `id`, it also tells the app from others of this host. */
  start_url: string;
  scope: string;
  display: string;
  background_color: string;
  theme_color: string;
  icons: readonly {src: string; sizes: string; type: string; purpose?: string}[];
}

/**
 * Makes the manifest of a language.
 *
 * @param site - The site.
 * @param lang - The language.
 * @param base - Its path, with a slash at both ends.
 * @returns One whose app begins in the language and may show the others.
 */
export function installManifest(
  {base: root, title}: Pick<SiteConfig, 'base' | 'title'>,
  lang: Lang,
  base: string,
): Manifest {
  const {htmlLang, install} = readTexts('site', lang);
  return {
    name: install.name,
    short_name: title,
    description: install.description,
    lang: htmlLang,
    start_url: './',
    scope: `${path.posix.relative(base, root) || '.'}/`,
    display: 'minimal-ui',
    background_color: PAGE_COLORS.light,
    theme_color: '#1d5fd6',
    icons: ICONS,
  };
}
