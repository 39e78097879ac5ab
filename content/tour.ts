import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {TOUR} from '../config/tour';
import {exampleFiles} from './examples/list';
import {readRegions} from './remark/quote/regions';

/** Folder that readers make for the project of the guide. */
export const PROJECT_FOLDER = 'trail-notes';

/** Files of an example that are about it, or for further builds of it, and not part of the reader's project. */
const ABOUT = /^(?:README\.md|prepare(?:-\w+)?\.mjs|rspress\.\w+\.config\.ts)$/;

/**
 * Files of an example as a reader has them.
 *
 * @param siteDir - Absolute path of the site.
 * @param name - The example.
 * @returns Texts by path, without the comments that mark regions; nothing when there is no such example.
 */
export function exampleProject(siteDir: string, name: string): ReadonlyMap<string, string> | undefined {
  const dir = path.join(siteDir, 'examples', name);
  if (name === '' || !existsSync(dir)) return undefined;
  const files = exampleFiles(dir).filter((file) => !ABOUT.test(file));
  return new Map(files.map((file) => [file, readRegions(readFileSync(path.join(dir, file), 'utf8')).whole]));
}

/**
 * The page whose steps lead to a state of the project.
 *
 * @param state - Name of the example.
 * @returns File key of the page.
 * @throws Error when no page does.
 */
export function pageOfState(state: string): string {
  const found = Object.entries(TOUR).find(([, step]) => step.end === state)?.[0];
  if (found === undefined) {
    throw new Error(`No page of the guide ends with examples/${state}. Correct the state in config/tour.ts.`);
  }
  return found;
}
