/** @jest-environment node */
import {readMessages} from '../../../verify/extraction/readers/messages';
import {entryOf, type MessageEntry} from '../../../content/facts/messageEntries';
import {checkMessages} from '../../../verify/messages/messages';
import type {Message} from '../../../content/facts/messages';

const message = (template: string, level: Message['level'] = 'error'): Message => ({
  package: '@rspress/core',
  files: ['dist/index.js'],
  level,
  template,
});

const entries: MessageEntry[] = [
  {
    id: 'dead-link',
    heading: 'Internal link to "…" is dead',
    text: 'Internal link to "…" is dead Dead link found follows',
  },
  {id: 'parity', heading: 'Check failed!', text: 'Check failed! error Check failed! Missing content: - zh/a.md'},
];

describe('messages of released code', () => {
  it.each([
    ["logger.error('Stopped.')", {level: 'error', template: 'Stopped.'}],
    ['a.logger.warn(`No ${name}\\nin "${folder}".`, cause)', {level: 'warn', template: 'No … in "…". …'}],
    ["console.log('The ' + name + ' runs')", {level: 'log', template: 'The … runs'}],
    ['logger.info(`at ${picocolors["default"].yellow("home")}`)', {level: 'info', template: 'at home'}],
    ["throw new TypeError('No list.', {cause})", {level: 'throw', template: 'No list.'}],
    ["throw 'No list.'", {level: 'throw', template: 'No list.'}],
    ['errorInfos.push(`Link "${link}"`)', {level: 'error', template: 'Link "…"'}],
    ['const code = [\'  throw new Error("Module " + name + " gone");\']', {level: 'throw', template: 'Module … gone'}],
    ["process.stderr.write('Bye')", {level: 'log', template: 'Bye'}],
  ])('are found in %s', (code, found) => {
    expect(readMessages('index.js', code)).toEqual([found]);
  });

  it.each([
    ['logger.error(cause)'],
    ['blogger.post("Not printed")'],
    ['routes.push("/guide")'],
    ['new ErrorList("none")'],
  ])('are not found in %s, which has no text of its own or prints nothing', (code) => {
    expect(readMessages('index.js', code)).toEqual([]);
  });
});

describe('the page of error messages', () => {
  it('has an entry for a message that it shows in a heading, a sentence or a code block', () => {
    const known = ['Internal link to "…" is dead', 'Dead link found', 'Check failed! Missing content: …'];
    expect(known.map((template) => entryOf(message(template), entries)?.id)).toEqual([
      'dead-link',
      'dead-link',
      'parity',
    ]);
  });

  it('lacks an entry for a message that was planted, and says what to do', () => {
    expect(checkMessages([message('Dead link found'), message('The moon is … late', 'throw')], entries, [])).toEqual([
      '@rspress/core/dist/index.js can give "The moon is … late" (throw), and guide/about/errors has no entry for it. ' +
        'Add one, or say in content/facts/unlistedMessages.ts why nobody meets it.',
    ]);
  });

  it('needs no entry for a message with a reason, and no reason for a message that is gone', () => {
    const unlisted = [{package: '@rspress/core', reason: 'Helper.', templates: ['The moon is … late', 'Old']}];
    expect(checkMessages([message('The moon is … late')], entries, unlisted)).toEqual([
      expect.stringContaining('names "@rspress/core: Old", which no package has. Remove it.'),
    ]);
  });
});
