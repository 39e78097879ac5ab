import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
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
}

/** Says against which release a page was checked, and how much of it. */
export default function VerificationNote({version, samples, facts}: VerificationNoteProps): ReactNode {
  const title = translate(
    {
      id: 'site.verificationNote.title',
      message: 'Checked against Rspress {version}',
      description: 'Verification note at the end of each page',
    },
    {version},
  );
  const numbers = translate(
    {
      id: 'site.verificationNote.numbers',
      message: 'Samples: {samples} · Facts: {facts}',
      description: 'Numbers of checked samples and facts on this page',
    },
    {samples, facts},
  );
  return (
    <p className={styles.note}>
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
      <Link to={EXPLANATION}>{title}</Link>
      <span>{numbers}</span>
    </p>
  );
}
