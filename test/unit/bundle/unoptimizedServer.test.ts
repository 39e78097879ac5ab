/** @jest-environment node */
import unoptimizedServerPlugin from '../../../plugins/bundle/unoptimized-server';
import {compile, configure, project, removeProjects} from '../../support/bundler';

afterAll(removeProjects);

const FILES = {
  'entry.js': "import {used} from './parts.js';\nconsole.log(used);",
  'parts.js': "export const used = 'is used';\nexport const unused = 'is not used';",
};

test.each([
  ['of the server are left as they are', true, true],
  ['of browsers are made small', false, false],
])('scripts %s', async (_what, isServer, isWhole) => {
  const {script, errors} = await compile(project(FILES), unoptimizedServerPlugin(), {isServer});
  expect(errors).toEqual([]);
  expect(script).toContain('is used');
  // Exports that nothing uses have no getter.
  expect(/unused: ?\(\) =>/.test(script)).toBe(isWhole);
  expect(script.includes('./parts.js')).toBe(isWhole);
});

test('other settings stay', () => {
  const {optimization} = configure(unoptimizedServerPlugin(), {optimization: {concatenateModules: false}}, true);
  expect(optimization).toMatchObject({concatenateModules: false, usedExports: false});
});
