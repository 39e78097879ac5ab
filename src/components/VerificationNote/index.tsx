import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useRepository} from '@site/src/components/Repository';
import styles from './styles.module.css';

/** Page that explains how the documentation is checked. */
const EXPLANATION = '/guide/about/checked';

/** Props of {@link VerificationNote}; attributes of MDX are strings. */
export interface VerificationNoteProps {
  /** Release of Rspress that the page was checked against. */
  version: string;
  /** Number of samples and commands checked. */
  samples: string;
  /** Number of facts of the release shown. */
  facts: string;
  /** What proves statements of the page, and how many: `ssg:3 guide:2`. Examples have the name of their folder. */
  proofs?: string;
}

/** Files of this repository that hold the proofs that are no examples. */
const KINDS: Readonly<Record<string, string>> = {
  guide: 'config/tour.ts',
  browser: 'verify/claims/browser.data.ts',
  source: 'verify/claims/sources.data.ts',
  next: 'content/facts/next/release.json',
  registry: 'content/facts/community-plugins.json',
  test: 'verify/claims/tests.data.ts',
};

/** Statements of the page that are proven, by what proves them. */
function Proofs({proofs}: {proofs: string}): ReactNode {
  const repository = useRepository();
  const texts: Record<string, string> = {
    guide: translate({
      id: 'site.verificationNote.guide',
      message: 'steps of the guide',
      description: 'Verification note: following the guide proves what it shows',
    }),
    browser: translate({
      id: 'site.verificationNote.browser',
      message: 'use in a browser',
      description: 'Verification note: using a live site proves statements',
    }),
    source: translate({
      id: 'site.verificationNote.source',
      message: 'released code',
      description: 'Verification note: quoted code of the release proves statements',
    }),
    next: translate({
      id: 'site.verificationNote.next',
      message: 'packages of 2.x',
      description: 'Verification note: what a program read from 2.x and built with it proves statements',
    }),
    registry: translate({
      id: 'site.verificationNote.registry',
      message: 'npm registry',
      description: 'Verification note: what the registry says of packages proves statements',
    }),
    test: translate({
      id: 'site.verificationNote.test',
      message: 'tests of this site',
      description: 'Verification note: tests of this site prove statements about it',
    }),
  };
  return proofs.split(' ').map((proof, i) => {
    const [name = '', count] = proof.split(':');
    const text = texts[name] ?? name;
    const file = KINDS[name] ?? `examples/${name}/expect.ts`;
    return (
      <span key={name}>
        {i > 0 && ' · '}
        {repository === undefined ? text : <a href={repository + file}>{text}</a>}
        {` ${count}`}
      </span>
    );
  });
}

/** Says against which release a page was checked, how much of it, and what proves its statements. */
export default function VerificationNote({version, samples, facts, proofs = ''}: VerificationNoteProps): ReactNode {
  const title = translate(
    {
      id: 'site.verificationNote.title',
      message: 'Verified with {version}',
      description: 'Verification note at the end of each page',
    },
    {version},
  );
  const checked = [
    samples !== '0' &&
      translate(
        {
          id: 'site.verificationNote.samples',
          message: 'Samples and commands, compiled or run against this release: {count}',
          description: 'Number of checked samples of a page',
        },
        {count: samples},
      ),
    facts !== '0' &&
      translate(
        {
          id: 'site.verificationNote.facts',
          message: 'Names, types and defaults, read from its packages: {count}',
          description: 'Number of facts of the release that a page shows',
        },
        {count: facts},
      ),
  ].filter((text) => text !== false);
  return (
    <details className={styles.note}>
      <summary>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path
            d="M10 1.5 12.3 3l2.7-.1.9 2.6 2.2 1.6L17.3 9.7l.8 2.6-2.2 1.6-.9 2.6-2.7-.1L10 18l-2.3-1.6-2.7.1-.9-2.6-2.2-1.6.8-2.6-.8-2.6 2.2-1.6.9-2.6 2.7.1z"
            fill="currentColor"
            opacity=".18"
          />
          <path
            d="m6.5 10 2.5 2.5 4.5-5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        {title}
      </summary>
      <ul>
        {checked.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {proofs !== '' && (
          <li>
            <Translate
              id="site.verificationNote.proofs"
              description="The examples that prove statements of a page"
              values={{proofs: <Proofs proofs={proofs} />}}
            >
              {'Proofs of its sections, by example: {proofs}'}
            </Translate>
          </li>
        )}
        <li>
          <Link to={EXPLANATION}>
            {translate({
              id: 'site.verificationNote.how',
              message: 'How these pages are checked',
              description: 'Link from the verification note to its explanation',
            })}
          </Link>
        </li>
      </ul>
    </details>
  );
}
