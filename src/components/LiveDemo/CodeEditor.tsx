import {useId, useState, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {CODE_FIELD} from '@site/src/components/CodeField/attributes';
import codeStyles from '@site/src/components/CodeBlock/styles.module.css';
import {highlight} from './highlight';
import styles from './styles.module.css';

const INDENT = '  ';

/** Puts text where the cursor is, in a way that undo knows. */
function insert(field: HTMLTextAreaElement, text: string): void {
  // Deprecated, and still the only way that keeps the list of changes to undo.
  if (document.execCommand?.('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

/**
 * A text field with coloured code. Tab indents; after Escape it moves on, as outside of the field.
 *
 * @param props - `code` is the text, `onCode` gets each new one, `onReset` is asked to bring the first one back.
 */
export default function CodeEditor({
  code,
  onCode,
  onReset,
}: {
  code: string;
  onCode: (code: string) => void;
  onReset: () => void;
}): ReactNode {
  const hint = useId();
  const [released, setReleased] = useState(false);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') {
      setReleased(true);
      return;
    }
    if (event.key === 'Tab' && !event.shiftKey && !released) {
      event.preventDefault();
      insert(event.currentTarget, INDENT);
      return;
    }
    if (event.key !== 'Tab' && event.key !== 'Shift') setReleased(false);
  };
  return (
    <div className={clsx(codeStyles.block, styles.editor)}>
      <div className={styles.scroller}>
        <pre className={clsx(codeStyles.pre, styles.colours)} aria-hidden="true">
          <code className={codeStyles.code} dangerouslySetInnerHTML={{__html: `${highlight(code)}\n`}} />
        </pre>
        <textarea
          className={styles.field}
          aria-label={translate({
            id: 'site.liveDemo.editor',
            message: 'Code of the demo',
            description: 'Name of the text field with the code of a live demo',
          })}
          aria-describedby={hint}
          value={code}
          {...CODE_FIELD}
          onChange={(event) => onCode(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => setReleased(false)}
        />
      </div>
      <div className={styles.below}>
        <p id={hint} className={styles.hint}>
          <Translate id="site.liveDemo.hint" description="How to leave the text field with the code of a live demo">
            Tab indents. To leave the editor, press Escape, then Tab.
          </Translate>
        </p>
        <button type="button" className={styles.button} onClick={onReset}>
          <Translate id="site.liveDemo.reset" description="Button that brings the first code of a live demo back">
            Start again
          </Translate>
        </button>
      </div>
      <p className={styles.said} role="status">
        {released &&
          translate({
            id: 'site.liveDemo.released',
            message: 'Tab now leaves the editor.',
            description: 'Said after Escape was pressed in the code of a live demo',
          })}
      </p>
    </div>
  );
}
