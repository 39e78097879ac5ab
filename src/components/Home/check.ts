import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {LANGS} from '../../../config/locales';
import {FrontmatterError, readFrontmatter, type KeyPath, type LocatedFrontmatter} from '../../content/frontmatterLines';
import {validateHome, type HomeSource} from './schema';
import type {HomeFrontmatter} from './types';

/** Folders that hold the home page of a language, the default language first. */
const PAGE_FOLDERS = LANGS.map((lang, i) => (i === 0 ? 'src/pages' : `i18n/${lang}/docusaurus-plugin-content-pages`));

/** Files that the page names: pictures, and pages of the other language, which no link check sees. */
function missingTargets(siteDir: string, home: HomeFrontmatter, {file, lineOf}: HomeSource): string[] {
  const pictures: [path: KeyPath, src: string][] = [
    ...(typeof home.hero.image.src === 'string'
      ? [[['hero', 'image', 'src'], home.hero.image.src] as [KeyPath, string]]
      : Object.entries(home.hero.image.src).map(
          ([mode, src]): [KeyPath, string] => [['hero', 'image', 'src', mode], src],
        )),
    ...home.features
      .map(({icon}, i): [KeyPath, string] => [['features', i, 'icon'], icon])
      .filter(([, icon]) => icon.startsWith('/')),
  ];
  const lost = pictures
    .filter(([, src]) => !existsSync(path.join(siteDir, 'static', src)))
    .map(([key, src]) => `${file}:${lineOf(key)}: there is no file static${src}; add it or correct the path`);
  const deadLinks = home.hero.actions.flatMap(({link, lang}, i) => {
    if (lang === undefined || !link.startsWith('/')) return [];
    const docs = lang === 'en' ? 'docs' : `i18n/${lang}/docusaurus-plugin-content-docs/current`;
    const page = link.replace(/[#?].*$/, '').replace(/\/$/, '/index');
    const exists = page === '/index' || ['.mdx', '.md'].some((ext) => existsSync(path.join(siteDir, docs, page + ext)));
    return exists
      ? []
      : [`${file}:${lineOf(['hero', 'actions', i, 'link'])}: there is no page ${docs}${page}.mdx; correct the link ${link}`];
  });
  return [...lost, ...deadLinks];
}

/**
 * Checks the home page of every language.
 *
 * @param siteDir - Absolute path of the folder that holds `src/` and `i18n/`.
 * @returns One message a fault, each with file, line and the mend; empty when all is well.
 */
export async function checkHomePages(siteDir: string): Promise<string[]> {
  const messages: string[] = [];
  for (const folder of PAGE_FOLDERS) {
    const name = ['index.mdx', 'index.md'].find((candidate) => existsSync(path.join(siteDir, folder, candidate)));
    if (name === undefined) {
      messages.push(`${folder}/index.mdx:1: the home page of this language is missing; add it`);
      continue;
    }
    const file = `${folder}/${name}`;
    let page: LocatedFrontmatter;
    try {
      page = readFrontmatter(await readFile(path.join(siteDir, file), 'utf8'));
    } catch (error) {
      if (!(error instanceof FrontmatterError)) throw error;
      messages.push(`${file}:${error.line}: the frontmatter is no YAML: ${error.message}`);
      continue;
    }
    const source = {file, lineOf: page.lineOf};
    const faults = validateHome(page.data, source);
    messages.push(
      ...(faults.length > 0 ? faults : missingTargets(siteDir, page.data as HomeFrontmatter, source)),
    );
  }
  return messages;
}
