import {compile} from '@site/src/components/LiveDemo/compile';
import {highlight} from '@site/src/components/LiveDemo/highlight';
import {isFromFrame} from '@site/src/components/LiveDemo/messages';
import {htmlOf} from '@site/content/highlight/html';
import {piecesOf} from '@site/content/rehype/tokens';

/** What a compiled module exports, with what it required. */
function load(source: string): {exports: Record<string, unknown>; required: string[]} {
  const compiled = compile(source);
  if (!('code' in compiled)) throw new Error(compiled.message);
  const required: string[] = [];
  const exports: Record<string, unknown> = {};
  new Function('require', 'exports', compiled.code)((name: string) => {
    required.push(name);
    return {jsx: (type: string, props: object) => ({type, props})};
  }, exports);
  return {exports, required};
}

describe('compile', () => {
  test('makes a module of JSX and types', () => {
    const {exports, required} = load('export default ({to}: {to: string}) => <a href={to}>On</a>;');
    expect((exports.default as (props: object) => unknown)({to: '/x'})).toEqual({
      type: 'a',
      props: {href: '/x', children: 'On'},
    });
    expect(required).toEqual(['react/jsx-runtime']);
  });

  test('keeps imports that are not used, so that a missing module shows', () => {
    expect(load("import dayjs from 'dayjs';\nexport const a = 1;").required).toEqual(['dayjs']);
  });

  test('says where the code is wrong', () => {
    expect(compile('const a = 1;\nconst b = ;')).toEqual({message: 'Unexpected token', line: 2, column: 11});
  });
});

describe('highlight', () => {
  const code = 'import {useState} from \'react\';\n\nexport default () => <b title="a">{1} &amp; 2</b>; // end';

  test('colours as the build does', () => {
    const built = htmlOf(piecesOf(code, 'tsx'), {highlighted: new Set(), diff: false});
    expect(highlight(code)).toBe(built);
    expect(built).toContain('<span class="k">import </span>');
  });

  test('keeps the text and lets nothing out of it', () => {
    const holder = document.createElement('code');
    const wild = '</code><img src=x onerror=alert(1)>{"';
    holder.innerHTML = highlight(wild);
    expect(holder.textContent).toBe(wild);
    expect(holder.querySelector('img')).toBeNull();
  });
});

describe('messages of the frame', () => {
  test.each([
    {type: 'ready'},
    {type: 'alive'},
    {type: 'size', height: 12.5},
    {type: 'done', run: 1},
    {type: 'failed', run: 1, kind: 'thrown', text: 'x'},
  ])('are taken: %j', (message) => expect(isFromFrame(message)).toBe(true));

  test.each([
    null,
    'ready',
    {},
    {type: 'run', run: 1, code: ''},
    {type: 'size', height: '9e9'},
    {type: 'size', height: Infinity},
    {type: 'done'},
    {type: 'failed', run: 1, kind: 'other', text: 'x'},
    {type: 'failed', run: 1, kind: 'thrown', text: {}},
    {type: 'failed', run: 1, kind: ['thrown'], text: 'x'},
    {type: 'failed', run: 1, kind: {toString: 1, valueOf: 1}, text: 'x'},
  ])('are not taken: %j', (message) => expect(isFromFrame(message)).toBe(false));
});
