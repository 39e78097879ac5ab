import {useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {CodeKind} from '@site/content/data';
import {scrollAttributes, useOverflow} from '@site/src/components/ScrollArea';
import Toolbar from './Toolbar';
import styles from './styles.module.css';

/** A code block. Fences give `html`; a component that shows code of its own gives `children`. */
export interface CodeBlockProps {
  /** Highlighted content of the `code` element, made at build time. */
  html?: string;
  /** Code in one colour, where there is no `html`. */
  children?: ReactNode;
  /** Language as written in the fence. */
  language?: string;
  /** What the block is for, where that is said above it. */
  kind?: CodeKind;
  /** Text of the bar above the code, such as a file name. */
  title?: ReactNode;
  /** Whether long lines wrap from the start. */
  wrap?: boolean;
  /** Whether `html` carries line numbers. */
  numbered?: boolean;
}

/** What the bar of a block says before its title. */
function kindLabel(kind: CodeKind): string {
  switch (kind) {
    case 'excerpt':
      return translate({
        id: 'site.codeBlock.excerpt',
        message: 'Excerpt',
        description: 'Above a code block that is a part of a file, shown for reading and not for copying',
      });
    case 'output':
      return translate({
        id: 'site.codeBlock.output',
        message: 'Output',
        description: 'Above a code block that shows what a command prints',
      });
    case 'optional':
      return translate({
        id: 'site.codeBlock.optional',
        message: 'Optional',
        description: 'Above a code block that the following steps do not need',
      });
    case 'replaces':
      return translate({
        id: 'site.codeBlock.replaces',
        message: 'Replaces the file',
        description: 'Above a code block that is to be written in the place of an existing file',
      });
  }
}

/** Name of the block for screen readers. */
function labelOf(title: ReactNode, language: string | undefined): string {
  if (typeof title === 'string') {
    return translate(
      {
        id: 'site.codeBlock.labelTitle',
        message: 'Code of {title}',
        description: 'Name of a code block that has a title',
      },
      {title},
    );
  }
  if (language !== undefined && language !== 'text') {
    return translate(
      {
        id: 'site.codeBlock.labelLanguage',
        message: 'Code in {language}',
        description: 'Name of a code block by its language',
      },
      {language},
    );
  }
  return translate({
    id: 'site.codeBlock.label',
    message: 'Code',
    description: 'Name of a code block without title and language',
  });
}

/** Text of children that are strings and numbers; other children have none to show as code. */
function textOf(children: ReactNode): ReactNode {
  const parts: ReactNode[] = Array.isArray(children) ? children : [children];
  return parts.every((part) => typeof part === 'string' || typeof part === 'number')
    ? parts.join('').replace(/\n$/, '')
    : children;
}

/**
 * Code with a bar for its title, a copy button and a word-wrap button. The buttons exist only
 * where JavaScript runs; without it the code can be read, scrolled and selected.
 *
 * @param props - See {@link CodeBlockProps}.
 */
export default function CodeBlock({
  html,
  children,
  language,
  kind,
  title,
  wrap = false,
  numbered = false,
}: CodeBlockProps): ReactNode {
  const preRef = useRef<HTMLPreElement>(null);
  const codeRef = useRef<HTMLElement>(null);
  const isBrowser = useIsBrowser();
  const overflows = useOverflow(preRef);
  const [wrapped, setWrapped] = useState(wrap);
  // Without a title it is a listing, signs and all.
  const isPatch = language === 'diff' && title !== undefined;
  return (
    <div
      className={clsx(
        'theme-code-block',
        styles.block,
        wrapped && styles.wrapped,
        overflows === true && styles.scrolls,
        numbered && styles.numbered,
        kind !== undefined && styles[kind],
        isPatch && styles.patch,
      )}
      data-language={language}
    >
      {(title !== undefined || kind !== undefined) && (
        <div className={styles.title}>
          {kind !== undefined && <span className={styles.kind}>{kindLabel(kind)}</span>}
          {title !== undefined && <span translate="no">{title}</span>}
        </div>
      )}
      <pre
        ref={preRef}
        className={styles.pre}
        translate="no"
        {...scrollAttributes(overflows, labelOf(title, language))}
      >
        {html === undefined ? (
          <code ref={codeRef} className={styles.code}>
            {textOf(children)}
          </code>
        ) : (
          <code ref={codeRef} className={styles.code} dangerouslySetInnerHTML={{__html: html}} />
        )}
      </pre>
      {isBrowser && (
        <Toolbar
          codeRef={codeRef}
          only={isPatch ? '.ins' : undefined}
          canWrap={wrapped || overflows === true}
          wrapped={wrapped}
          onWrap={setWrapped}
        />
      )}
    </div>
  );
}
