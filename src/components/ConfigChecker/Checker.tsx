import {useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {CODE_FIELD} from '@site/src/components/CodeField/attributes';
import {useCheck, type CheckState} from './useCheck';
import styles from './styles.module.css';

/** Not made by `useId`: an island has another place in the tree than on the server. */
const FIELD_ID = 'config-checker';

/** Lines above the one that is shown. */
const ABOVE = 3;

/** Marks a line in a text field, and brings it into view. */
function showLine(field: HTMLTextAreaElement, line: number): void {
  const before = field.value.split('\n').slice(0, line - 1);
  const start = before.join('\n').length + (line > 1 ? 1 : 0);
  const end = field.value.indexOf('\n', start);
  field.focus();
  field.setSelectionRange(start, end < 0 ? field.value.length : end);
  field.scrollTop = Math.max(0, line - 1 - ABOVE) * parseFloat(getComputedStyle(field).lineHeight);
}

/** One line about the state, for everyone and for screen readers. */
function statusOf(state: CheckState): string {
  switch (state.phase) {
    case 'empty':
      return '';
    case 'loading':
      return translate({
        id: 'site.configChecker.loading',
        message: 'Loading the check…',
        description: 'Shown while what checks a configuration loads',
      });
    case 'failed':
      return translate({
        id: 'site.configChecker.failed',
        message: 'The check could not be loaded. Change the text to try again.',
        description: 'Said when what checks a configuration does not load',
      });
    case 'done':
      return state.checker.summaryOf(state.report, state.checker.facts.texts);
  }
}

/**
 * A field for a configuration file, and what is wrong with it. The parser and what is known of the
 * releases load on first use; the text stays in the page.
 */
export default function Checker(): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const [source, setSource] = useState('');
  const [state, load] = useCheck(source);
  const onExample = () => {
    load().then(
      ({EXAMPLE}) => setSource(EXAMPLE),
      () => {},
    );
  };
  return (
    <>
      <noscript>
        <p>
          <Translate id="site.configChecker.noScript" description="In place of the check, where scripts are off">
            The check runs in the browser and needs JavaScript. Without it, go through the tables of the sections below
            with your file beside them.
          </Translate>
        </p>
      </noscript>
      <div className={styles.checker} data-needs-script>
        <label htmlFor={FIELD_ID}>
          <Translate id="site.configChecker.label" description="Name of the field for a configuration file">
            Your rspress.config.ts
          </Translate>
        </label>
        <textarea
          ref={field}
          id={FIELD_ID}
          rows={12}
          value={source}
          {...CODE_FIELD}
          onChange={(event) => setSource(event.currentTarget.value)}
        />
        <button type="button" className={styles.example} onClick={onExample}>
          <Translate id="site.configChecker.example" description="Button that fills the field with a configuration">
            Try an example
          </Translate>
        </button>
        <p role="status">{statusOf(state)}</p>
      </div>
      {state.phase === 'done' && (
        <state.checker.ReportView
          report={state.report}
          facts={state.checker.facts}
          onLine={(line) => field.current && showLine(field.current, line)}
        />
      )}
    </>
  );
}
