import {extract} from '../../../content/extract';
import {parseMarkdown} from '../../../content/markdown';
import {followPage, type Followed, type GuideContext} from '../../../verify/guide/follow';
import {Project} from '../../../verify/guide/project';
import {parseSample} from '../../../verify/parity/parser';
import type {Page} from '../../../content/types';
import {emptyPage} from '../../support/page';

/** Examples that pages of the tests quote. */
const EXAMPLES: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  tides: new Map([
    ['rspress.config.ts', "export default {title: 'Tides'};\n"],
    ['docs/index.md', '# Tides\n'],
    ['docs/guide/ebb.md', '# Ebb\n'],
  ]),
};

/** What there is besides the pages of the tests. */
export const context: GuideContext = {
  installed: new Map([
    ['rspress', '1.47.2'],
    ['@rspress/plugin-rss', '1.47.2'],
  ]),
  parseMdx: parseSample,
  example: (name) => EXAMPLES[name],
};

/** A project as Getting started leaves it, as far as the tests need it. */
export function startProject(): Project {
  return new Project([
    [
      'package.json',
      JSON.stringify(
        {scripts: {build: 'rspress build', dev: 'rspress dev'}, devDependencies: {rspress: '^1.47.2'}},
        null,
        2,
      ),
    ],
    ['rspress.config.ts', "export default {\n  title: 'Trail notes',\n  description: 'Walks',\n};\n"],
    ['docs/index.md', '# Trail notes\n\nWalks of one day.\n'],
    ['docs/guide/plan.md', '# Plan\n'],
    ['docs/guide/_meta.json', '["plan"]\n'],
  ]);
}

/**
 * Reads a page; `~~~` opens and closes its fences.
 *
 * @param source - Markdown, beginning with the line after the backtick.
 */
export async function pageOf(source: string): Promise<Page> {
  const text = source.replaceAll('~~~', '```');
  const {tree} = await parseMarkdown(text, '/site/docs/guide/a.mdx', []);
  const {contentTitle: _title, ...content} = await extract(tree, '/site/docs/guide/a.mdx', '/site', () =>
    Promise.resolve(undefined),
  );
  return {...emptyPage('docs/guide/a.mdx'), ...content};
}

/**
 * Follows a page.
 *
 * @param source - As for {@link pageOf}.
 * @param start - Project it begins with; `null` for an empty folder.
 */
export async function follow(source: string, start: Project | null = startProject()): Promise<Followed> {
  return followPage(await pageOf(source), start ?? undefined, context);
}

/** Problems of a page as `line: message`. */
export async function problemsOf(source: string): Promise<string[]> {
  return (await follow(source)).problems.map(({line, message}) => `${line}: ${message}`);
}
