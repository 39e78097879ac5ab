import assert from 'node:assert/strict';
import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';

const page = (name) => readFileSync(`doc_build/${name}.html`, 'utf8');

before(() => {
  execSync('npx rspress build', { stdio: 'pipe' });
});

test('a page shows the newest notice', () => {
  const html = page('guide/pack');
  assert.match(html, /Water, one litre and a half/);
  assert.match(html, /<aside class="notice-bar"[^>]*><span>The mill bridge is closed\.</);
  assert.match(html, /<a href="\/notices\.html">All notices</);
});

test('a page can do without it', () => {
  const html = page('guide/plan');
  assert.match(html, /Count one hour/);
  assert.doesNotMatch(html, /notice-bar/);
});

test('one page lists all notices, the newest first', () => {
  const dates = [...page('notices').matchAll(/<li[^>]*>\s*(\d{4}-\d\d-\d\d)/g)];
  assert.deepEqual(
    dates.map(([, date]) => date),
    ['2026-11-21', '2026-10-02'],
  );
});
