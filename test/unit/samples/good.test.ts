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
});
