import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {copyText} from './copyText';
import styles from './styles.module.css';

/** Time in milliseconds for which the copy button tells its result. */
const RESULT_TIME = 2000;

type Result = 'none' | 'copied' | 'failed';

function announcement(result: Result): string {
  switch (result) {
    case 'copied':
      return translate({id: 'site.codeBlock.copied', message: 'Copied', description: 'Said after code was copied'});
    case 'failed':
      return translate({
        id: 'site.codeBlock.copyFailed',
        message: 'The browser refused. The code is selected: press Ctrl+C or ⌘C',
        description: 'Said when the browser does not let the page write to the clipboard',
      });
    default:
      return '';
  }
}

function CopyButton({codeRef, only}: {codeRef: RefObject<HTMLElement | null>; only?: string}): ReactNode {
  const [result, setResult] = useState<Result>('none');
  useEffect(() => {
    if (result === 'none') return undefined;
    const timer = setTimeout(() => setResult('none'), RESULT_TIME * (result === 'failed' ? 3 : 1));
    return () => clearTimeout(timer);
  }, [result]);
  const label = translate({
    id: 'site.codeBlock.copy',
    message: 'Copy code',
    description: 'Label of the button that copies a code block',
  });
  const copy = async () => {
    if (codeRef.current !== null) setResult((await copyText(codeRef.current, only)) ? 'copied' : 'failed');
  };
  return (
    <>
      <button
        type="button"
        className={clsx(styles.button, styles.copy, result === 'copied' && styles.done)}
        aria-label={label}
        title={label}
        onClick={() => void copy()}
      />
      <span className={clsx(styles.status, result === 'failed' && styles.statusShown)} role="status">
        {announcement(result)}
      </span>
    </>
  );
}

/**
 * Buttons of a code block.
 *
 * @param props - `codeRef` is the element whose text is copied, `only` a selector of the lines in it
 *   that are, where not all of them are; `wrapped` and `onWrap` drive the
 *   word-wrap button, which is shown only while `canWrap`.
 */
export default function Toolbar({
  codeRef,
  only,
  canWrap,
  wrapped,
  onWrap,
}: {
  codeRef: RefObject<HTMLElement | null>;
  only?: string;
  canWrap: boolean;
  wrapped: boolean;
  onWrap: (wrapped: boolean) => void;
}): ReactNode {
  const wrapLabel = translate({
    id: 'site.codeBlock.wrap',
    message: 'Wrap long lines',
    description: 'Label of the button that wraps the long lines of a code block',
  });
  return (
    <div className={styles.toolbar}>
      {canWrap && (
        <button
          type="button"
          className={clsx(styles.button, styles.wrap)}
          aria-label={wrapLabel}
          title={wrapLabel}
          aria-pressed={wrapped}
          onClick={() => onWrap(!wrapped)}
        />
      )}
      <CopyButton codeRef={codeRef} only={only} />
    </div>
  );
}
