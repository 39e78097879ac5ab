/** Everything that an answer about a sentence may name as its proof. */
import {createLookup} from '../../content/facts/lookup';
import type {Facts} from '../../content/facts/types';
import {kindOf} from '../../content/fences/languages';
import {parseMeta} from '../../content/fences/meta';
import type {Page} from '../../content/types';
import {headingAt} from './recorded';
import type {Proof} from './types';

/** Names of proofs; claims with the claim. */
export type Known = ReadonlyMap<string, Proof | undefined>;

/**
 * Name of a claim.
 *
 * @param proof - The claim.
 */
export const proofName = ({by, claim}: Pick<Proof, 'by' | 'claim'>): string => `${by}: ${claim}`;

/**
 * Names of all facts of the release: `fact: UserConfig route.cleanUrls`, `fact: package rspress`,
 * `fact: command build`, `fact: difference <id>`.
 *
 * @param facts - The facts.
 */
export function factNames(facts: Facts): string[] {
  const lookup = createLookup(facts);
  const ofScopes = lookup.scopeNames().flatMap((of) => {
    const scope = lookup.scope(of);
    const below = scope === undefined ? [] : lookup.below(scope);
    return [of, ...below.map(({name}) => `${of} ${name.slice(scope?.prefix.length)}`)];
  });
  return [
    ...ofScopes,
    ...Object.keys(facts.packages).map((name) => `package ${name}`),
    ...facts.cli.map(({name}) => `command ${name || 'dev'}`),
    ...facts.differences.map(({id}) => `difference ${id}`),
  ].map((name) => `fact: ${name}`);
}

/**
 * Names of the samples of a page: `sample: rspress.config.ts`, by title or quoted file, else by the section as in
 * `sample: #example`. Samples are checked against the packages, and those of the guide are followed and built.
 *
 * @param page - Page as read from its source.
 */
export function sampleNames(page: Page): string[] {
  return page.fences
    .filter(({lang, meta, file}) => {
      const {nocheck, generated} = parseMeta(meta);
      const kind = kindOf(lang)?.kind ?? 'plain';
      return file === page.file && kind !== 'plain' && nocheck === undefined && generated !== true;
    })
    .map(({meta, line}) => {
      const {title, file} = parseMeta(meta);
      return `sample: ${title ?? file ?? `#${headingAt(page, line)}`}`;
    });
}
