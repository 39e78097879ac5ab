import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {describe, describeBlind, withNumbers, type Piece} from '@site/content/configCheck/words';
import type {ConfigFacts, Finding, Place, Report} from '@site/content/configCheck/types';
import styles from './report.module.css';

/** Props of {@link ReportView}. */
export interface ReportViewProps {
  report: Report;
  /** What the check knows, with its texts. */
  facts: ConfigFacts;
  /** Asked to show a line of the file. */
  onLine: (line: number) => void;
}

const Pieces = ({pieces}: {pieces: readonly Piece[]}): ReactNode =>
  pieces.map(({text, isCode}, i) => (isCode ? <code key={i}>{text}</code> : <span key={i}>{text}</span>));

/** Buttons that lead to lines of the file. */
function Lines({places, facts, onLine}: {places: readonly Place[]} & Omit<ReportViewProps, 'report'>): ReactNode {
  const lines = [...new Set(places.map(({line}) => line))];
  return lines.map((line) => (
    <button key={line} type="button" className={styles.line} onClick={() => onLine(line)}>
      {withNumbers(facts.texts.report.line, {line})}
    </button>
  ));
}

/** Link to the row that says what to do, and to the entry of the name. */
function Links({finding: {problem, link}, facts}: {finding: Finding; facts: ConfigFacts}): ReactNode {
  const {more, row} = facts.texts.report;
  const target = problem.kind === 'change' ? `${facts.movingPage}#${problem.change.row}` : undefined;
  return (
    <>
      {target !== undefined && (
        <Link className={styles.link} to={target}>
          {row}
        </Link>
      )}
      {link !== undefined && (
        <Link className={styles.link} to={link}>
          {problem.kind === 'package' ? row : more}
        </Link>
      )}
    </>
  );
}

function Findings({
  title,
  findings,
  kind,
  ...rest
}: {title: string; findings: readonly Finding[]; kind: string | undefined} & Omit<
  ReportViewProps,
  'report'
>): ReactNode {
  const {facts} = rest;
  return (
    <>
      <h3>{title}</h3>
      {findings.length === 0 && <p>{facts.texts.report.clean}</p>}
      <ul className={styles.list}>
        {findings.map((finding, i) => {
          const {label, text} = describe(finding, facts);
          return (
            <li key={i} className={kind}>
              <p className={styles.head}>
                <strong>{label}</strong>
                <Lines places={finding.places} {...rest} />
              </p>
              <p>
                <Pieces pieces={text} /> <Links finding={finding} facts={facts} />
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/**
 * What a check has found, grouped: errors of the syntax, problems, changes, what was not checked.
 *
 * @param props - See {@link ReportViewProps}.
 */
export default function ReportView({report, facts, onLine}: ReportViewProps): ReactNode {
  const {syntax, now, next, blind, found} = report;
  const titles = facts.texts.report;
  const rest = {facts, onLine};
  return (
    <div className={styles.report}>
      {syntax.length > 0 && (
        <>
          <h3>{titles.syntax}</h3>
          <ul className={styles.list}>
            {syntax.map(({line, column, message}, i) => (
              <li key={i} className={styles.problem}>
                <p className={styles.head}>
                  <button type="button" className={styles.line} onClick={() => onLine(line)}>
                    {withNumbers(titles.column, {line, column})}
                  </button>
                </p>
                <p lang="en">{message}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      {found && (
        <>
          <Findings title={titles.now} findings={now} kind={styles.problem} {...rest} />
          <Findings title={titles.next} findings={next} kind={styles.change} {...rest} />
        </>
      )}
      {blind.length > 0 && (
        <>
          <h3>{titles.blind}</h3>
          <ul className={styles.list}>
            {blind.map((one) => (
              <li key={one.kind}>
                <p className={styles.head}>
                  <Lines places={one.places} {...rest} />
                </p>
                <p>
                  <Pieces pieces={describeBlind(one, facts)} />
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
