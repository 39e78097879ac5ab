import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SampleChecker, type CheckedSample} from '../../../verify/samples/checker';
import type {SamplePage, SampleResult} from '../../../verify/samples/types';
import {readSampleContext} from '../../../verify/samples/context';
import {extract} from '../../../content/extract';
import {parseMarkdown} from '../../../content/markdown';
import packageManagers from '../../../content/remark/components/packageManagers';

export const siteDir = path.resolve(__dirname, '../../..');

/** The grammar of the MDX compiler; the compiler itself is tested through the command line. */
const grammar = unified().use(remarkParse).use(remarkMdx);

let shared: SampleChecker | undefined;
let observer: ((sample: CheckedSample) => void) | undefined;

/** Tells of each sample that is checked from now on. */
export function observe(onSample: (sample: CheckedSample) => void): void {
  observer = onSample;
}

/** One checker for all tests of a file: loading the types takes the longest. */
export function checker(): SampleChecker {
  shared ??= new SampleChecker(
    readSampleContext(siteDir, (source) => grammar.parse(source)),
    (sample) => observer?.(sample),
  );
  return shared;
}

/** Reads a page as the site does. */
export async function pageOf(markdown: string, file = 'docs/sample.mdx'): Promise<SamplePage> {
  const absolute = path.join(siteDir, file);
  const {tree} = await parseMarkdown(markdown, absolute, [packageManagers]);
  const {fences} = await extract(tree, absolute, siteDir, () => Promise.resolve(undefined));
  return {file, fences};
}

/** Checks a page written in a test. */
export async function check(markdown: string, file?: string): Promise<SampleResult[]> {
  return checker().check([await pageOf(markdown, file)]);
}
