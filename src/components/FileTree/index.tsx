import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/**
 * Files and folders as nested lists; what a fence of the language `tree` becomes.
 *
 * @param props - `html` is the list, made at build time; `title` is the text of the bar above it.
 */
export default function FileTree({html, title}: {html: string; title?: string}): ReactNode {
  const label =
    title ?? translate({id: 'site.fileTree.label', message: 'Files', description: 'Name of a tree of files'});
  return (
    <div className={styles.box} translate="no">
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <div className={styles.tree} role="group" aria-label={label} dangerouslySetInnerHTML={{__html: html}} />
    </div>
  );
}
