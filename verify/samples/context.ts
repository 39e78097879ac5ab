import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Root} from 'mdast';
import type {Facts} from '../../content/facts/types';
import type {SampleContext} from './checker';
import {readThemeNames} from './css';
import type {MdxParser} from './mdx';
import {readKnownPackages} from './packages';
import {commandLineOf} from './shell/rspress';

/** The part of `@mdx-js/mdx` that is used; the toolkit's version has other types than the site's. */
interface MdxModule {
  createProcessor: (options: {format: 'mdx'}) => {parse: (source: string) => unknown};
}

/**
 * Finds a package as another package sees it.
 *
 * @param name - Package to find.
 * @param from - Absolute path of the folder that needs it.
 * @throws Error when it is not installed.
 */
export function installedDir(name: string, from: string): string {
  for (const root of createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? []) {
    const dir = path.join(root, name);
    if (fs.existsSync(path.join(dir, 'package.json'))) return fs.realpathSync(dir);
  }
  throw new Error(`The package ${name} is not installed. Run \`npm ci\`.`);
}

/**
 * Makes a parser from an MDX compiler.
 *
 * @param mdx - Module of the compiler.
 */
export function mdxParserOf(mdx: MdxModule): MdxParser {
  const processor = mdx.createProcessor({format: 'mdx'});
  return (source) => processor.parse(source) as Root;
}

/**
 * Loads the MDX compiler that the toolkit depends on.
 *
 * @param examplesDir - Absolute path of the workspace that installs the toolkit.
 */
export async function loadMdxParser(examplesDir: string): Promise<MdxParser> {
  const dir = installedDir('@mdx-js/mdx', installedDir('@rspress/core', examplesDir));
  return mdxParserOf((await import(pathToFileURL(path.join(dir, 'index.js')).href)) as MdxModule);
}

/**
 * Reads everything samples are checked against.
 *
 * @param siteDir - Absolute path of the site folder.
 * @param parseMdx - From {@link loadMdxParser}.
 * @throws Error saying what to run when the facts or a package are missing.
 */
export function readSampleContext(siteDir: string, parseMdx: MdxParser): SampleContext {
  const factsFile = path.join(siteDir, 'content/facts/facts.json');
  if (!fs.existsSync(factsFile)) {
    throw new Error('content/facts/facts.json is missing. Run `npm run toolkit:extract`.');
  }
  const facts = JSON.parse(fs.readFileSync(factsFile, 'utf8')) as Facts;
  const examplesDir = path.join(siteDir, 'examples');
  const allowedFile = path.join(__dirname, 'allowed.json');
  const allowed = JSON.parse(fs.readFileSync(allowedFile, 'utf8')) as {programs: {name: string; reason: string}[]};
  return {
    siteDir,
    examplesDir,
    packages: readKnownPackages(examplesDir, allowedFile),
    programs: new Map(allowed.programs.map(({name, reason}) => [name, reason])),
    commandLine: commandLineOf(facts),
    theme: readThemeNames(examplesDir),
    parseMdx,
  };
}
