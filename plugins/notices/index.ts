/** Serves the licences of the packages whose code readers get. */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';
import {readTexts} from '../../config/texts';
import type {Lang} from '../../config/types';
import type {Build} from '../html-output';
import {readPackage} from './packages';
import {noteBundled, shippedFolders} from './shipped';
import {noticeText} from './text';

/** Name of the file, below the base path of each language. */
export const NOTICES = 'third-party-notices.txt';

/** A plugin of the bundler as Docusaurus takes it: by the types of webpack. */
type BundlerPlugin = InstanceType<ConfigureWebpackUtils['currentBundler']['instance']['DefinePlugin']>;

/** Notes what the app is made of. */
export default function noticesPlugin(): Plugin {
  return {
    name: 'notices',
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [noteBundled as unknown as BundlerPlugin]}),
  };
}

/**
 * The link to the notices for the footer, with a space before it; empty in development, which writes none.
 *
 * @param base - Path of the language, with a slash at the end.
 * @param lang - The language.
 * @returns HTML.
 */
export const noticesLink = (base: string, lang: Lang): string =>
  process.env.NODE_ENV === 'production' ? ` <a href="${base}${NOTICES}">${readTexts('site', lang).notices}</a>` : '';

/**
 * Writes the notices of a language, once all of its scripts are written.
 *
 * @param build - The build of a language.
 * @throws Error when a package has no licence that could be handed on.
 */
export async function writeNotices({outDir}: Build): Promise<void> {
  await writeFile(path.join(outDir, NOTICES), noticeText(shippedFolders().map(readPackage)));
}
