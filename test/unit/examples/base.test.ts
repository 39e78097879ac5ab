/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {basesOf, replaceBase} from '../../../content/examples/base';
import {checkClaims} from '../../../verify/examples/check';

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'base-'));
});

afterEach(() => {
  fs.rmSync(root, {recursive: true, force: true});
});

describe('the base of a live build', () => {
  it('is the one it is served under, unless the example has its own', () => {
    expect(basesOf('lamp', {})).toBeUndefined();
    expect(basesOf('lamp', {live: true})).toEqual({built: '/live/lamp/', own: '/'});
    expect(basesOf('lamp', {live: true, base: '/shop/'})).toEqual({built: '/shop/', own: '/shop/'});
  });

  it('is replaced with and without its last slash', () => {
    const page = '<a href="/live/lamp/a.html"><script>p="/live/lamp";</script>';
    expect(replaceBase(page, '/live/lamp/', '/')).toBe('<a href="/a.html"><script>p="";</script>');
    expect(replaceBase(page, '/live/lamp/', '/docs/live/lamp/')).toBe(
      '<a href="/docs/live/lamp/a.html"><script>p="/docs/live/lamp";</script>',
    );
  });

  it('is hidden from claims', () => {
    fs.writeFileSync(path.join(root, 'index.html'), '<a href="/live/lamp/a.html">A</a>');
    const context = (bases?: {built: string; own: string}) => ({
      exampleDir: root,
      build: 'default',
      outputs: {default: {dir: root, log: '', bases}},
    });
    const claims = [{claim: 'It links.', file: 'index.html', selector: 'a', attribute: 'href', values: ['/a.html']}];
    expect(checkClaims(claims, context({built: '/live/lamp/', own: '/'}))).toEqual([]);
    expect(checkClaims(claims, context())).toHaveLength(1);
  });
});
