/** Holds what a page shows against what a reader gets. */
import {parseTree} from '../../content/rehype/fileTree';
import {kindOf} from '../../content/fences/languages';
import {compareCode} from '../parity/code';
import {parseSample} from '../parity/parser';
import type {Problem} from '../samples/types';
import {checkTree, holds, missingLine} from './compare';
import type {Place, Probe} from './follow';
import {GuideFault, type Project} from './project';
import {siteFaults, type BuiltSite, type Hosting} from './site';

/** What is known of a run. */
export interface RunReport {
  exitCode: number | null;
  log: string;
  site: BuiltSite;
}

/**
 * How the sites of a project are served, by its configuration.
 *
 * @param project - The project.
 * @param anyHost - Whether the host is one that knows nothing of clean URLs.
 */
export function hostingOf(project: Project, anyHost: boolean): Hosting {
  const config = project.read('rspress.config.ts') ?? '';
  return {
    base: /\bbase: ['"]([^'"]+)['"]/.exec(config)?.[1] ?? '/',
    cleanUrls: !anyHost && /\bcleanUrls: true\b/.test(config),
  };
}

/** HTML as pages show it: without class names, styles and comments. */
const plainHtml = (html: string): string => html.replace(/<!--[\s\S]*?-->|\s(?:class|style)="[^"]*"/g, '');

const tail = (log: string): string => log.trimEnd().split('\n').slice(-8).join('\n    | ');

/**
 * Holds a page against a run of the toolkit.
 *
 * @param probe - The run, and what the page shows of it.
 * @param report - How it went.
 * @param anyHost - Whether the page promises a site for any web server.
 * @returns What a reader would find otherwise, each at the line of its block.
 */
export function checkProbe(
  {place, project, run, shown}: Probe,
  {exitCode, log, site}: RunReport,
  anyHost = false,
): Problem[] {
  const problems: Problem[] = [];
  const report = ({file, line}: Place, message: string, fix: string): void => {
    problems.push({file, line, code: 'guide', message, fix});
  };
  for (const item of shown) {
    if (item.kind === 'output') {
      const missing = missingLine(item.text, log);
      if (missing !== undefined) {
        const fix = `Copy it from a real run, with "…" for what is left out. It prints:\n    | ${tail(log)}`;
        report(item.place, `\`rspress ${run.command}\` does not print \`${missing.trim()}\` there.`, fix);
      }
    } else if (item.kind === 'excerpt') {
      if (!site.files.includes(item.name)) {
        report(item.place, `The build writes no ${item.name}.`, 'Correct the name after excerpt=.');
      } else if (!holds(plainHtml(site.read(item.name)), plainHtml(item.text))) {
        report(
          item.place,
          `The ${item.name} of the build does not hold this.`,
          'Copy it from the file, class names left out, with "…" for other parts.',
        );
      }
    } else {
      try {
        checkTree(parseTree(item.text), site.files, 'doc_build');
      } catch (cause) {
        if (!(cause instanceof GuideFault)) throw cause;
        report(item.place, cause.message, cause.fix);
      }
    }
  }
  const told = shown.filter(({kind}) => kind === 'output').map(({text}) => text);
  const tells = (level: string): boolean => told.some((text) => new RegExp(`^${level}\\b`, 'm').test(text));
  if (exitCode !== 0 && exitCode !== null && !tells('error')) {
    report(place, `\`rspress ${run.command}\` ends with exit code ${exitCode}.`, `It prints:\n    | ${tail(log)}`);
    return problems;
  }
  for (const level of ['error', 'warn']) {
    const line = log.split('\n').find((text) => text.startsWith(`${level} `));
    if (line !== undefined && !tells(level)) {
      report(place, `\`rspress ${run.command}\` prints: ${line}`, 'Mend the sample, or show readers the message.');
    }
  }
  if (run.command === 'build' && exitCode === 0 && !tells('warn')) {
    for (const fault of siteFaults(site, hostingOf(project, anyHost))) {
      report(place, fault, 'Mend the sample that leads to it.');
    }
  }
  return problems;
}

/**
 * Compares the project that a page leads to with the folder that readers can copy.
 *
 * @param project - The project at the end of the page.
 * @param folder - The folder.
 * @param name - Its name, for messages.
 * @param isSource - Whether the texts are those of the folder, and not translated.
 * @returns Differences, by name of the file.
 */
export function compareProjects(
  project: Project,
  folder: Project,
  name: string,
  isSource: boolean,
): {file: string; message: string; fix: string}[] {
  const names = [...new Set([...project.names, ...folder.names])].sort();
  return names.flatMap((file) => {
    const [own, kept] = [project.read(file), folder.read(file)];
    if (own === undefined) {
      return [
        {
          file,
          message: `${name} has the file ${file}, which this page does not lead to.`,
          fix: 'Show it on the page, or remove it from the folder.',
        },
      ];
    }
    if (kept === undefined) {
      return [
        {
          file,
          message: `The page leads to the file ${file}, which ${name} lacks.`,
          fix: 'Add it to the folder, or leave it out of the page.',
        },
      ];
    }
    if (own === kept) return [];
    const language = /\.(\w+)$/.exec(file)?.[1] ?? '';
    const difference = isSource
      ? firstDifference(own, kept)
      : kindOf(language) === undefined
        ? undefined
        : compareCode(kept, own, language, parseSample);
    if (difference === undefined) return [];
    return [
      {
        file,
        message: `Following the page gives another ${file} than ${name} has: \`${difference.chineseText.trim()}\` and not \`${difference.englishText.trim()}\`.`,
        fix: 'Make them equal.',
      },
    ];
  });
}

/** The first line in which two texts differ. */
function firstDifference(own: string, kept: string): {englishText: string; chineseText: string} {
  const [a, b] = [kept.split('\n'), own.split('\n')];
  const at = a.findIndex((line, index) => line !== b[index]);
  const line = at === -1 ? a.length : at;
  return {englishText: a[line] ?? '', chineseText: b[line] ?? ''};
}
