import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {LANGS} from '../../../config/locales';
import {site} from '../../../config/site';
import {samplesHash} from '../../../content/names/record';
import {createPageReader} from '../../../content/reader';
import {recordAcceptance} from '../../../content/translations/accept';
import {languageStatus} from '../../../content/translations/status';
import {writeRecords} from '../../../verify/names/files';
import {samplesByRecord} from '../../../verify/names/names';
import {checkPages, formatFinding, type PageCheckOptions} from '../../../verify/page/run';
import {checker} from '../samples/support';
import {putFile} from '../../support/files';

/** Folder of the Chinese pages. */
export const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current';

/** A site of two pages without a problem. Their names are in the sidebar of this repository. */
const FILES: Readonly<Record<string, string>> = {
  'config/sidebar.ts': '',
  'eslint.config.mjs': "export default [{rules: {'no-var': 'error'}}];\n",
  '.prettierrc.json': '{"singleQuote": true}\n',
  '.prettierignore': '*.mdx\n',
  'docs/guide/about/checked.mdx': `---
title: Tides
description: When the water comes and goes.
---

Read [what comes first](/guide/start/introduction#first).

## Config {/* #config */}

\`\`\`ts title="rspress.config.ts"
import { defineConfig } from 'rspress/config';

export default defineConfig({ title: 'Tides' });
\`\`\`
`,
  [`${ZH}/guide/about/checked.mdx`]: `---
title: 潮汐
description: 海水何时涨落。
---

请先看[第一步](/guide/start/introduction#first)。

## 配置 {/* #config */}

\`\`\`ts title="rspress.config.ts"
import { defineConfig } from 'rspress/config';

export default defineConfig({ title: 'Tides' });
\`\`\`
`,
  'docs/guide/start/introduction.mdx': `---
title: Start
description: What comes first.
---

## First {/* #first */}

Look at [the tides](/guide/about/checked#config).
`,
  [`${ZH}/guide/start/introduction.mdx`]: `---
title: 开始
description: 第一步是什么。
---

## 第一步 {/* #first */}

请看[潮汐](/guide/about/checked#config)。
`,
  'src/pages/terms.mdx': '---\ntitle: Terms\n---\n\nTerms of use.\n',
  'i18n/zh/docusaurus-plugin-content-pages/terms.mdx': '---\ntitle: 条款\n---\n\n使用条款。\n',
};

/** A site in a temporary folder, to plant problems in. */
export interface PlantedSite {
  dir: string;
  write: (file: string, text: string) => void;
  /** Replaces a text in a file; fails when the text is not there. */
  replace: (file: string, search: string, replacement: string) => void;
  remove: (file: string) => void;
  /** Text of a file. */
  read: (file: string) => string;
  /** Records that the translations match the English as it is now, and that no name in the samples has an entry. */
  accept: () => Promise<void>;
  /** Checks pages; findings as lines for people. */
  check: (pages: readonly string[], options?: Partial<PageCheckOptions>) => Promise<string[]>;
  dispose: () => void;
}

/** Writes the site. Call `dispose` when done. */
export function plantedSite(): PlantedSite {
  const dir = mkdtempSync(path.join(tmpdir(), 'page-checks-'));
  const texts = new Map<string, string>();
  const write = (file: string, text: string): void => {
    texts.set(file, text);
    putFile(dir, file, text);
  };
  const read = (file: string): string => {
    const text = texts.get(file);
    if (text === undefined) throw new Error(`The site has no ${file}.`);
    return text;
  };
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  // A reader a run, as on the command line.
  const reader = () => createPageReader(dir, site, path.join(dir, 'node_modules/.cache/pages'));
  return {
    dir,
    write,
    read,
    replace(file, search, replacement) {
      if (!read(file).includes(search)) throw new Error(`${file} does not hold ${search}; the test plants nothing.`);
      write(file, read(file).replace(search, replacement));
    },
    remove(file) {
      texts.delete(file);
      rmSync(path.join(dir, file));
    },
    async accept() {
      await recordAcceptance(reader(), 'zh', await languageStatus(reader(), 'zh'));
      const pages = (await Promise.all(LANGS.map((lang) => reader().pages(lang)))).flat();
      const records = [...samplesByRecord(pages)].map(
        ([key, {keys}]) => [key, {samples: samplesHash(keys), names: {}}] as const,
      );
      await writeRecords(dir, new Map(records));
    },
    async check(pages, options) {
      const {findings} = await checkPages(pages, {
        reader: reader(),
        checkSamples: (samples) => Promise.resolve(checker().check(samples)),
        cacheDir: path.join(dir, 'node_modules/.cache/page-checks'),
        ...options,
      });
      return findings.map(formatFinding);
    },
    dispose: () => rmSync(dir, {recursive: true}),
  };
}

/**
 * Line of a text in a file.
 *
 * @param text - The file.
 * @param wanted - A part of the line.
 * @returns Number of its first line, from 1.
 */
export function lineIn(text: string, wanted: string): number {
  return text.slice(0, text.indexOf(wanted)).split('\n').length;
}
