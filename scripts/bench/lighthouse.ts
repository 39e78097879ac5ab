import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import type {StartableBrowser} from '../../verify/browser/browserPath';

/** What Lighthouse says of a page on a phone. Scores from 0 to 100, times in ms. */
export interface LighthouseResult {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaint: number;
  blocked: number;
}

/** The part of a report that is read. */
interface Report {
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', {score: number | null}>;
  audits: Record<'largest-contentful-paint' | 'total-blocking-time', {numericValue?: number}>;
}

/**
 * Runs Lighthouse with its settings for a phone.
 *
 * @param packages - Absolute path of the folder in which it is installed.
 * @param browser - Browser it starts.
 * @param address - Address of the page.
 * @returns What it says.
 * @throws Error when it fails.
 */
export async function lighthouse(
  packages: string,
  {executablePath, args}: StartableBrowser,
  address: string,
): Promise<LighthouseResult> {
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [
      path.join(packages, 'lighthouse/cli/index.js'),
      address,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--chrome-flags=--headless=new ${args.join(' ')}`,
    ],
    {env: {...process.env, CHROME_PATH: executablePath}, maxBuffer: 2 ** 26},
  );
  const {categories, audits} = JSON.parse(stdout) as Report;
  const score = (name: keyof Report['categories']) => Math.round((categories[name].score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: audits['largest-contentful-paint'].numericValue ?? Number.NaN,
    blocked: audits['total-blocking-time'].numericValue ?? Number.NaN,
  };
}
