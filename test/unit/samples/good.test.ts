/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import {formatProblems} from '../../../scripts/samples/report';
import type {SampleResult} from '../../../scripts/samples/types';
import {check, siteDir} from './support';

const file = 'test/fixtures/samples/good.mdx';

describe('a page of true samples', () => {
  let results: SampleResult[];

  beforeAll(async () => {
    results = await check(fs.readFileSync(path.join(siteDir, file), 'utf8'), file);
  });

  test('has no fault', () => {
    expect(formatProblems(results)).toBe('');
  });

  test('is counted by what was done to each sample', () => {
    const verdicts = (language: string) =>
      results.filter((result) => result.language === language).map((result) => result.verdict);
    expect(verdicts('js')).toEqual(['passed', 'fragment']);
    expect(verdicts('css')).toEqual(['passed', 'fragment']);
    expect(verdicts('mdx')).toEqual(['passed', 'fragment']);
    expect(verdicts('text')).toEqual(['plain']);
    expect(verdicts('ts').filter((verdict) => verdict === 'exempt')).toHaveLength(1);
    // The script and the command in a component.
    expect(verdicts('bash')).toEqual(['passed', 'passed']);
  });
});
