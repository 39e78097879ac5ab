import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Buttons of a code block, which a script copies into each of them. */
export default function Toolbar(): ReactNode {
  const wrapLabel = translate({
    id: 'site.codeBlock.wrap',
    message: 'Wrap long lines',
    description: 'Label of the button that wraps the long lines of a code block',
  });
  const copyLabel = translate({
    id: 'site.codeBlock.copy',
    message: 'Copy code',
    description: 'Label of the button that copies a code block',
  });
  return (
    <div
      data-part="toolbar"
      data-copied={translate({
        id: 'site.codeBlock.copied',
        message: 'Copied',
        description: 'Said after code was copied',
      })}
      data-refused={translate({
        id: 'site.codeBlock.copyFailed',
        message: 'The browser refused. The code is selected: press Ctrl+C or ⌘C',
        description: 'Said when the browser does not let the page write to the clipboard',
      })}
    >
      <button
        type="button"
        className={clsx(styles.button, styles.wrap)}
        aria-label={wrapLabel}
        title={wrapLabel}
        aria-pressed="false"
      />
      <button type="button" className={clsx(styles.button, styles.copy)} aria-label={copyLabel} title={copyLabel} />
      <span className={styles.status} role="status" />
    </div>
  );
}
