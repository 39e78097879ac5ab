import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {twinAddress} from '@site/content/twins/address';
import styles from './styles.module.css';

/** What the script writes; React leaves its content alone. */
const OF_THE_SCRIPT = {dangerouslySetInnerHTML: {__html: ''}, suppressHydrationWarning: true};

/**
 * Copies the page as Markdown, and leads to that Markdown. A script copies it
 * (`src/enhance/copyPage.ts`); without JavaScript the link remains. The development server writes no
 * Markdown, so there is nothing to offer there.
 *
 * @param props.permalink - Address of the page, base path included.
 */
export default function CopyPage({permalink}: {permalink: string}): ReactNode {
  const twin = twinAddress(permalink, useBaseUrl('/'));
  if (process.env.NODE_ENV === 'development') return null;
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={twin} />
      </Head>
      <div className={styles.bar} suppressHydrationWarning>
        <button
          type="button"
          className={clsx(styles.control, styles.copy)}
          data-press="copy"
          data-copied={translate({
            id: 'site.copyPage.copied',
            message: 'Copied as Markdown',
            description: 'Said after a page was copied',
          })}
          data-failed={translate({
            id: 'site.copyPage.failed',
            message: 'This did not work. Open the Markdown and copy it there',
            description: 'Said when a page could not be copied; the link to its Markdown is beside it',
          })}
          data-needs-script=""
        >
          <Translate id="site.copyPage.copy" description="Button that copies the page as Markdown">
            Copy page
          </Translate>
        </button>
        <a
          className={styles.control}
          href={twin}
          type="text/markdown"
          aria-label={translate({
            id: 'site.copyPage.viewLabel',
            message: 'Markdown of this page',
            description: 'Name of the link to the Markdown of the page for screen readers; begins with its text',
          })}
        >
          <Translate id="site.copyPage.view" description="Link to the Markdown of the page">
            Markdown
          </Translate>
        </a>
        <span className={styles.status} role="status" {...OF_THE_SCRIPT} />
      </div>
    </>
  );
}
