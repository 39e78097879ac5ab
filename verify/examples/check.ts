/**
 * Checks claims on the output of builds. Reads files, writes nothing.
 */
import fs from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';

import {load, type CheerioAPI} from 'cheerio';
import {globSync} from 'tinyglobby';

import {replaceBase} from '../../content/examples/base';
import type {BuildOutput} from '../../content/examples/ensure';
import type {Claim, Text} from './define';

/** Where claims of one build are checked. */
export interface CheckContext {
  /** Absolute path of the example's source. */
  readonly exampleDir: string;
  /** Name of the build the claims belong to. */
  readonly build: string;
  /** Outputs of all builds of the example. */
  readonly outputs: Readonly<Record<string, BuildOutput>>;
}

/** A claim that did not hold. */
export interface Failure {
  readonly build: string;
  readonly claim: string;
  /** File looked at, relative to the output, or `log`. */
  readonly file: string;
  readonly expected: string;
  readonly found: string;
}

/** Raised inside a check; becomes a {@link Failure}. */
class Mismatch extends Error {
  constructor(
    readonly expected: string,
    readonly found: string,
  ) {
    super(`expected ${expected}, found ${found}`);
  }
}

const longestExcerpt = 400;

function excerpt(value: unknown): string {
  const text = typeof value === 'string' ? JSON.stringify(value) : describe(value);
  return text.length > longestExcerpt ? `${text.slice(0, longestExcerpt)}… (${text.length} characters)` : text;
}

function describe(value: unknown): string {
  if (value instanceof RegExp) {
    return String(value);
  }
  if (Array.isArray(value)) {
    return `[${value.map((item) => describe(item)).join(', ')}]`;
  }
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

function matches(actual: string | null, expected: Text | null): boolean {
  if (expected === null || actual === null) {
    return actual === expected;
  }
  return typeof expected === 'string' ? actual === expected : expected.test(actual);
}

function matchesAll(actual: readonly (string | null)[], expected: readonly (Text | null)[]): boolean {
  return actual.length === expected.length && actual.every((value, index) => matches(value, expected[index] ?? null));
}

function includes(haystack: string, needle: Text): boolean {
  return typeof needle === 'string' ? haystack.includes(needle) : needle.test(haystack);
}

function normalise(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Reads files and documents of a set of outputs, each once. */
class Reader {
  private readonly documents = new Map<string, CheerioAPI>();

  constructor(private readonly context: CheckContext) {}

  output(build: string): BuildOutput {
    const output = this.context.outputs[build];
    if (!output) {
      throw new Mismatch(`a build named ${build}`, `builds named ${Object.keys(this.context.outputs).join(', ')}`);
    }
    return output;
  }

  /** Splits `build:file`, a plain `file` belongs to the build being checked. */
  locate(reference: string): {build: string; file: string} {
    const match = /^([\w-]+):(.+)$/.exec(reference);
    return match ? {build: match[1] ?? '', file: match[2] ?? ''} : {build: this.context.build, file: reference};
  }

  list(build: string, pattern: string): string[] {
    return globSync(pattern, {cwd: this.output(build).dir, dot: true, onlyFiles: true}).sort();
  }

  /** Absolute path of the single file a reference means. */
  path(reference: string): string {
    const {build, file} = this.locate(reference);
    const {dir} = this.output(build);
    const exact = path.join(dir, file);
    if (fs.existsSync(exact)) {
      return exact;
    }
    const found = file.includes('*') ? this.list(build, file) : [];
    const [only] = found;
    if (only !== undefined && found.length === 1) {
      return path.join(dir, only);
    }
    const siblings = this.list(build, `${path.posix.dirname(file)}/*`);
    throw new Mismatch(
      `one file ${file}`,
      found.length > 1
        ? `${found.length}: ${found.join(', ')}`
        : `none; beside it: ${siblings.join(', ') || 'nothing'}`,
    );
  }

  /** Text of a file of a build, with the base claims speak of. */
  private read(build: string, file: string): string {
    const text = fs.readFileSync(file, 'utf8');
    const {bases} = this.output(build);
    return bases === undefined ? text : replaceBase(text, bases.built, bases.own);
  }

  text(reference: string): string {
    return this.read(this.locate(reference).build, this.path(reference));
  }

  /** Texts of all files a reference means; at least one. */
  texts(reference: string): string[] {
    const {build, file} = this.locate(reference);
    const found = file.includes('*') ? this.list(build, file) : [];
    return found.length > 1
      ? found.map((name) => this.read(build, path.join(this.output(build).dir, name)))
      : [this.text(reference)];
  }

  document(reference: string): CheerioAPI {
    const file = this.path(reference);
    let document = this.documents.get(file);
    if (!document) {
      document = load(this.text(reference), {xml: /\.(?:xml|rss|svg)$/.test(file)});
      this.documents.set(file, document);
    }
    return document;
  }

  /** HTML of the elements found, each followed by a line break. */
  html(reference: string, selector: string): string {
    const $ = this.document(reference);
    return $(selector)
      .toArray()
      .map((element) => `${$.html(element)}\n`)
      .join('');
  }

  elements(reference: string, selector: string): {texts: string[]; attributes: (name: string) => (string | null)[]} {
    const $ = this.document(reference);
    const found = $(selector).toArray();
    return {
      texts: found.map((element) => normalise($(element).text())),
      // Not `attr()`, which turns boolean attributes such as `checked=""` into their names.
      attributes: (name) => found.map((element) => ('attribs' in element ? (element.attribs[name] ?? null) : null)),
    };
  }
}

function verify(claim: Claim, reader: Reader, context: CheckContext): void {
  if ('log' in claim) {
    const {log} = reader.output(context.build);
    if (!includes(log, claim.log)) {
      throw new Mismatch(`the log to contain ${describe(claim.log)}`, excerpt(log.slice(-longestExcerpt)));
    }
    return;
  }
  if ('logLacks' in claim) {
    if (includes(reader.output(context.build).log, claim.logLacks)) {
      throw new Mismatch(`the log not to contain ${describe(claim.logLacks)}`, 'it there');
    }
    if (!includes(reader.output(claim.unlike).log, claim.logLacks)) {
      throw new Mismatch(
        `the log of ${claim.unlike} to contain ${describe(claim.logLacks)}`,
        'nothing like it, so the claim proves nothing',
      );
    }
    return;
  }
  if ('files' in claim) {
    const found = reader.list(context.build, claim.files);
    if (!matchesAll(found, claim.are)) {
      throw new Mismatch(`exactly ${describe(claim.are)}`, describe(found));
    }
    return;
  }
  if ('exists' in claim) {
    if (claim.exists) {
      reader.path(claim.file);
      return;
    }
    if (!fs.existsSync(path.join(context.exampleDir, claim.source))) {
      throw new Mismatch(`the source ${claim.source} in the example`, 'none, so the claim proves nothing');
    }
    const found = reader.list(context.build, claim.file);
    if (found.length > 0) {
      throw new Mismatch('no such file', found.join(', '));
    }
    return;
  }
  if ('contains' in claim) {
    const texts = reader.texts(claim.file);
    if (!texts.some((text) => includes(text, claim.contains))) {
      throw new Mismatch(
        `text containing ${describe(claim.contains)}`,
        texts.length === 1 ? excerpt(texts[0]) : `it in none of ${texts.length} files`,
      );
    }
    return;
  }
  if ('lacks' in claim) {
    if (includes(reader.text(claim.file), claim.lacks)) {
      throw new Mismatch(`text without ${describe(claim.lacks)}`, 'it there');
    }
    if (!reader.texts(claim.unlike).some((text) => includes(text, claim.lacks))) {
      throw new Mismatch(
        `${describe(claim.lacks)} in ${claim.unlike}`,
        'it is not there either, so the claim proves nothing',
      );
    }
    return;
  }
  if ('lines' in claim) {
    const lines = reader
      .text(claim.file)
      .replace(/\r?\n$/, '')
      .split(/\r?\n/);
    if (!isDeepStrictEqual(lines, [...claim.lines])) {
      throw new Mismatch(`the lines ${describe(claim.lines)}`, describe(lines));
    }
    return;
  }
  if ('sameAs' in claim) {
    const {except} = claim;
    const plain = (text: string): string =>
      except === undefined ? text : text.replace(new RegExp(except.source, 'g'), '…');
    const kept = path.join(context.exampleDir, claim.sameAs);
    if (!fs.existsSync(kept)) {
      throw new Mismatch(`the file ${claim.sameAs} in the example`, 'none: copy the output there and review it');
    }
    const source = claim.selector === undefined ? reader.text(claim.file) : reader.html(claim.file, claim.selector);
    const actual = plain(source).split('\n');
    const expected = plain(fs.readFileSync(kept, 'utf8')).split('\n');
    const at = actual.findIndex((line, index) => line !== expected[index]);
    if (at !== -1 || actual.length !== expected.length) {
      const line = at === -1 ? actual.length : at;
      throw new Mismatch(`line ${line + 1} as in ${claim.sameAs}: ${excerpt(expected[line])}`, excerpt(actual[line]));
    }
    return;
  }
  if ('json' in claim) {
    let value: unknown = JSON.parse(reader.text(claim.file));
    for (const key of claim.json) {
      value =
        typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined;
    }
    if (!isDeepStrictEqual(value, claim.equals)) {
      throw new Mismatch(`${describe(claim.equals)} at ${describe(claim.json)}`, excerpt(value));
    }
    return;
  }
  const found = reader.elements(claim.file, claim.selector);
  const where = `elements ${claim.selector}`;
  if ('absent' in claim) {
    if (found.texts.length > 0) {
      throw new Mismatch(`no ${where}`, `${found.texts.length}: ${excerpt(found.texts)}`);
    }
    if (reader.elements(claim.unlike, claim.selector).texts.length === 0) {
      throw new Mismatch(`${where} in ${claim.unlike}`, 'none there either, so the claim proves nothing');
    }
  } else if ('count' in claim) {
    if (claim.count < 1) {
      throw new Mismatch('a count of at least one', `count: ${claim.count}; use absent with unlike instead`);
    }
    if (found.texts.length !== claim.count) {
      throw new Mismatch(`${claim.count} ${where}`, `${found.texts.length}: ${excerpt(found.texts)}`);
    }
  } else if ('attribute' in claim) {
    const values = found.attributes(claim.attribute);
    if (values.length === 0 || !matchesAll(values, claim.values)) {
      throw new Mismatch(`${claim.attribute} of ${where} to be ${describe(claim.values)}`, excerpt(values));
    }
  } else if ('texts' in claim) {
    const expected = claim.texts;
    if (found.texts.length === 0 || !matchesAll(found.texts, expected)) {
      throw new Mismatch(`texts of ${where} to be ${describe(expected)}`, excerpt(found.texts));
    }
  } else if (found.texts.length !== 1 || !matches(found.texts[0] ?? null, claim.text)) {
    throw new Mismatch(`one of ${where} with text ${describe(claim.text)}`, excerpt(found.texts));
  }
}

function fileOf(claim: Claim): string {
  if ('file' in claim) {
    return claim.file;
  }
  return 'files' in claim ? claim.files : 'log';
}

/**
 * Checks all claims of one build.
 *
 * A claim made twice, whether by its sentence or by its check, is reported as a
 * failure: the second one is not needed.
 *
 * @param claims - the claims
 * @param context - the outputs they are about
 * @returns the claims that do not hold; empty when all do
 */
export function checkClaims(claims: readonly Claim[], context: CheckContext): Failure[] {
  const reader = new Reader(context);
  const sentences = new Set<string>();
  const checks = new Set<string>();
  const failures: Failure[] = [];
  const fail = (claim: Claim, expected: string, found: string): void => {
    failures.push({build: context.build, claim: claim.claim, file: fileOf(claim), expected, found});
  };
  for (const claim of claims) {
    const {claim: sentence, proves: _, ...check} = claim;
    const key = JSON.stringify(check, (_key, value: unknown) => (value instanceof RegExp ? String(value) : value));
    if (sentences.has(sentence)) {
      fail(claim, 'each sentence once', 'the same sentence on another claim of this build: reword or remove one');
    } else if (checks.has(key)) {
      fail(claim, 'each check once', 'the same check on another claim of this build: remove one');
    }
    sentences.add(sentence);
    checks.add(key);
    try {
      verify(claim, reader, context);
    } catch (error) {
      if (error instanceof Mismatch) {
        fail(claim, error.expected, error.found);
      } else {
        fail(claim, 'a readable file', error instanceof Error ? error.message : String(error));
      }
    }
  }
  if (claims.length === 0) {
    failures.push({
      build: context.build,
      claim: '(none)',
      file: 'expect.ts',
      expected: 'at least one claim',
      found: 'none, so the build proves nothing: add a claim or remove the build',
    });
  }
  return failures;
}
