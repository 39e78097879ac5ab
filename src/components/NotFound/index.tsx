import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import clsx from 'clsx';
import Island from '@site/src/components/Island';
import Lost from './Lost';
import styles from './styles.module.css';
import {lostTitle} from './title';

/**
 * Says that an address leads nowhere and shows ways on.
 *
 * @param props.className - Added to the main element.
 */
export default function NotFound({className}: {className?: string}): ReactNode {
  return (
    <>
      <PageMetadata title={lostTitle()} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Island
        name="lost"
        component={Lost}
        props={{}}
        as="main"
        attributes={{className: clsx('container', styles.page, className), 'data-wake': 'load'}}
      />
    </>
  );
}
