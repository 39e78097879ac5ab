/**
 * Proves the page about moving: what its blocks make of an example is built by the next major
 * release, and has the pages and headings that the documented one gives the example.
 */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {globSync} from 'tinyglobby';
import {cleanLog} from '../../content/examples/build';
import {MOVING_PAGE} from '../../content/facts/next/packages';
import type {NextProof} from '../../content/facts/next/types';
import {createPageReader, type PageReader} from '../../content/reader';
import {SOURCE_LANG} from '../../content/roots';
import {exampleProject} from '../../content/tour';
import type {Lang} from '../../config/types';
import {ToolkitError} from '../extraction/errors';
import {checkProbe, type RunReport} from '../guide/check';
import {followPage, type Followed} from '../guide/follow';
import {Project} from '../guide/project';
import type {BuiltSite} from '../guide/site';
import {Toolkit} from '../guide/toolkit';
import {parseSample} from '../parity/parser';
import {formatProblems} from '../samples/report';
import {MAIN_PACKAGE, NEXT_PACKAGES} from './packages';

/** Example that the page moves. */
export const MOVED_EXAMPLE = 'tour-theme';

/** Longest time a build may take, in milliseconds. */
const TIME_LIMIT = 180_000;

/** The example as a reader has it. */
function startProject(root: string): Project {
  const files = exampleProject(root, MOVED_EXAMPLE);
  if (files === undefined) throw new Error(`There is no examples/${MOVED_EXAMPLE}.`);
  return new Project(files);
}

/**
 * Follows the page in one language.
 *
 * @param root - The repository.
 * @param reader - Reader of the site.
 * @param lang - Language of the page.
 * @returns The project it leads to, what is wrong on the way, and what it shows.
 */
export async function followMove(root: string, reader: PageReader, lang: Lang): Promise<Followed> {
  const page = (await reader.pages(lang)).find(({fileKey}) => fileKey === MOVING_PAGE);
  if (page === undefined) throw new Error(`There is no page ${MOVING_PAGE}.`);
  return followPage(page, startProject(root), {
    installed: new Map(Object.entries(NEXT_PACKAGES)),
    parseMdx: parseSample,
    example: (name) => exampleProject(root, name),
  });
}

/** Hash of all that the builds depend on: the projects on the way, and what is shown of each. */
export function digestOfMove({project, probes}: Followed): string {
  const parts = [
    project.files,
    ...probes.map((probe) => [probe.project.files, probe.run, probe.shown.map(({kind, text}) => [kind, text])]),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

const siteIn = (dir: string): BuiltSite => ({
  files: globSync('**/*', {cwd: dir, dot: true}).sort(),
  read: (file) => fs.readFileSync(path.join(dir, file), 'utf8'),
});

/** Builds a project with the packages of the next major, in a folder beside them. */
function buildNext(workspace: string, name: string, project: Project): RunReport {
  const dir = path.join(workspace, 'projects', name);
  fs.rmSync(dir, {recursive: true, force: true});
  for (const [file, text] of project.files) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), text);
  }
  const bin = path.join(workspace, 'node_modules', MAIN_PACKAGE, 'bin/rspress.js');
  const {status, stdout, stderr} = spawnSync(process.execPath, [bin, 'build'], {
    cwd: dir,
    encoding: 'utf8',
    env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0', NODE_ENV: undefined},
    timeout: TIME_LIMIT,
  });
  return {
    exitCode: status,
    log: cleanLog(stdout + stderr, {dir, root: workspace}),
    site: siteIn(path.join(dir, 'doc_build')),
  };
}

/** Headings of a page with their ids, and the mark left out that the theme puts beside them. */
function headingsOf(html: string): string[] {
  const $ = load(html);
  return $('h1[id], h2[id], h3[id], h4[id]')
    .map(
      (_, heading) =>
        `${heading.tagName}#${$(heading).attr('id')} ${$(heading).text().replaceAll('#', '').replace(/\s+/g, ' ').trim()}`,
    )
    .get();
}

/**
 * Builds what the page shows, and compares the result with that of the documented release.
 *
 * @param root - The repository.
 * @param workspace - Folder with the packages of the next major.
 * @throws {@link ToolkitError} when a build fails, or lacks what the page shows, a page or a heading.
 */
export async function proveMove(root: string, workspace: string): Promise<NextProof> {
  const followed = await followMove(root, createPageReader(root), SOURCE_LANG);
  const fail = (problems: Followed['problems']): void => {
    if (problems.length > 0) throw new ToolkitError(formatProblems([{problems}]), `Correct docs/${MOVING_PAGE}.mdx.`);
  };
  fail(followed.problems);
  followed.probes.forEach((probe, at) =>
    fail(checkProbe(probe, buildNext(workspace, `step-${at + 1}`, probe.project))),
  );

  const run = {command: 'build', args: []} as const;
  const before = await new Toolkit().run(startProject(root), run);
  const after = buildNext(workspace, 'end', followed.project);
  fail(
    checkProbe({place: {file: `docs/${MOVING_PAGE}.mdx`, line: 1}, project: followed.project, run, shown: []}, after),
  );
  const pages = before.site.files.filter((file) => file.endsWith('.html'));
  const missing = pages.filter((file) => !after.site.files.includes(file));
  const headings = pages.flatMap((file) => headingsOf(before.site.read(file)).map((heading) => ({file, heading})));
  const lost = headings.filter(
    ({file, heading}) => !missing.includes(file) && !headingsOf(after.site.read(file)).includes(heading),
  );
  if (pages.length === 0 || headings.length === 0 || missing.length > 0 || lost.length > 0) {
    throw new ToolkitError(
      [
        ...missing.map((file) => `Without ${file}.`),
        ...lost.map(({file, heading}) => `${file} without ${heading}.`),
      ].join('\n') || 'Nothing was compared.',
      `Correct the blocks of docs/${MOVING_PAGE}.mdx.`,
    );
  }
  return {example: MOVED_EXAMPLE, digest: digestOfMove(followed), pages: pages.length, headings: headings.length};
}
