/** @jest-environment node */
import {createHash} from 'node:crypto';
import {pageHeader, refusedTags, scriptHashes, securePage} from '../../../plugins/hosting/policy';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const page = (body: string) =>
  `<!doctype html><html><head><meta charset=UTF-8><title>x</title></head><body>${body}</body></html>`;
const secure = (html: string) => securePage(html, 'guide/x.html', (name) => `/zh/assets/css/${name}`);

describe('scripts that stand in a page', () => {
  test('are named by their hashes, each once', () => {
    const html = '<script>a()</script><script type="module">b()</script><script type=text/javascript>a()</script>';
    expect(scriptHashes(html)).toEqual([hashOf('a()'), hashOf('b()')]);
  });

  test('are none where a script is a file, or data', () => {
    const data = '<script type=application/json id=list>["a"]</script><script type="application/ld+json">{}</script>';
    expect(scriptHashes(`<script src=/a.js type=module></script><script async src="/b.js"></script>${data}`)).toEqual(
      [],
    );
  });

  test('have the spaces that they have', () => {
    expect(scriptHashes('<script>\n a("é") \n</script>')).toEqual([hashOf('\n a("é") \n')]);
  });
});

describe('a page', () => {
  test('says its policy before all that it speaks of', () => {
    const {html, hashes} = secure(page('<script>a()</script>'));
    expect(html).toContain(
      `<head><meta charset=UTF-8><meta http-equiv=Content-Security-Policy content="default-src 'self';script-src 'self' ${hashOf('a()')};img-src 'self' data:;object-src 'none';base-uri 'none';form-action 'none'"><title>`,
    );
    expect(hashes).toEqual([hashOf('a()')]);
  });

  test('without scripts in it allows those of files', () => {
    expect(secure(page('')).html).toContain(`content="default-src 'self';img-src`);
  });

  test('gets its styles from a file', () => {
    const {html, styles} = secure(page('<noscript><style>a{color:red}</style></noscript>'));
    expect(styles).toEqual([
      {name: expect.stringMatching(/^inline\.[0-9a-f]{8}\.css$/) as string, css: 'a{color:red}'},
    ]);
    expect(html).toContain(`<noscript><link rel=stylesheet href=/zh/assets/css/${styles[0]?.name}></noscript>`);
  });

  test('hides the icons of Docusaurus without a style', () => {
    expect(secure(page('<svg style="display: none;"><defs></defs></svg>')).html).toContain(
      '<svg display="none"><defs>',
    );
  });

  test.each([
    ['<p style="color: red">', '<p style="color: red">'],
    ['<div class=a style=--height:420px>', '<div class=a style=--height:420px>'],
    [`<p title="a > b" STYLE='x'>`, `<p title="a > b" STYLE='x'>`],
    ['<button type=button onclick=a()>', '<button type=button onclick=a()>'],
    ['<img src=x onerror="a()"/>', '<img src=x onerror="a()"/>'],
  ])('with %s is refused, with the tag and what to do', (html, tag) => {
    expect(() => secure(page(html))).toThrow(tag);
    expect(() => secure(page(html))).toThrow(/^guide\/x\.html: [^]*Give the element a class/);
  });

  test('may speak of styles in words, values and scripts', () => {
    const html = `<p title="style=x" data-style=y>&lt;p style="a"></p><a href=/x?style=1 on=1>style=x</a><script>'<p style="x">'</script>`;
    expect(refusedTags(html)).toEqual([]);
  });

  test('without an encoding is refused', () => {
    expect(() => secure('<html><head></head></html>')).toThrow('guide/x.html does not say its encoding');
  });
});

test('the header says what the page says, and who may frame it', () => {
  expect(pageHeader([hashOf('a()')])).toMatch(
    /^default-src 'self';script-src 'self' 'sha256-.+;frame-ancestors 'self'$/,
  );
  expect(pageHeader([hashOf('a()')])).not.toContain('unsafe');
});
