/** @jest-environment node */
import path from 'node:path';
import {site, theme} from '../../config/site';
import {assemble} from '../../plugins/assemble';
import type {HtmlOutputOptions} from '../../plugins/html-output';

/** Names of what is done with the files of a language, in order. */
function finishing(): string[] {
  const {plugins = []} = assemble(site, theme, path.resolve());
  const [, options] = (plugins as unknown[]).find(
    (plugin): plugin is [string, HtmlOutputOptions] =>
      Array.isArray(plugin) && String(plugin[0]).includes('html-output'),
  ) ?? ['', {ssg: true}];
  return options.finish?.map(({name}) => name) ?? [];
}

test('style sheets of single pages are written after those of the build were left with what its pages use', () => {
  const names = finishing();
  const [shared, own] = ['leaveUsedStyles', 'publishTranslations'].map((name) => names.indexOf(name));
  expect(shared).toBeGreaterThanOrEqual(0);
  expect(own).toBeGreaterThan(shared ?? 0);
});
