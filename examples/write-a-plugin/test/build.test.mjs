import assert from 'node:assert/strict';
import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { pluginNotices } from 'rspress-plugin-notices';

const page = name => readFileSync(`doc_build/${name}.html`, 'utf8');

before(() => {
  execSync('npx rspress build', { stdio: 'inherit' });
});

test('every page shows the newest notice', () => {
  const html = page('index');
  assert.match(html, /The ferry leaves at 7:10/);
  assert.match(html, /<aside class="notice-bar"[^>]*><span>No night ferry this week\.</);
  assert.match(html, /<a href="\/notices\.html">All notices</);
});

test('a page can do without', () => {
  const html = page('tickets');
  assert.match(html, /Buy them on board/);
  assert.doesNotMatch(html, /notice-bar/);
});

test('one page lists all notices, the newest first', () => {
  const dates = [...page('notices').matchAll(/<time dateTime="([^"]+)"/gi)];
  assert.deepEqual(
    dates.map(([, date]) => date),
    ['2026-11-21', '2026-10-02'],
  );
});

test('a wrong date is reported', () => {
  assert.throws(
    () => pluginNotices({ notices: [{ date: '21/11/2026', text: 'Storm' }] }),
    /"Storm" has the date "21\/11\/2026"/,
  );
});
