import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {CodeKind} from '@site/content/data';
import {scrollAttributes} from '@site/src/components/ScrollArea';
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
  /** Number of lines that stay out of sight until the reader asks for them, as digits. */
  folded?: string;
}

/** Languages of commands and of what they print, whose lines always wrap: their ends matter most. */
const FLOWING = new Set(['bash', 'sh', 'shell', 'console', 'text']);

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

/** A path that may break behind each folder, so that it does not within a name. */
function breakable(path: string): ReactNode[] {
  return path.split(/(?<=\/)/).flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]));
}

/** Empty for React as long as the page lives: the buttons in it are those of the script. */
const OF_THE_SCRIPT = {__html: ''};

/**
 * Code with a bar for its title, and room for buttons that copy it and wrap its long lines. A
 * script puts the buttons in; without it the code can be read, scrolled and selected.
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
  folded,
}: CodeBlockProps): ReactNode {
  const baseUrl = useBaseUrl('/');
  // Without a title it is a listing, signs and all.
  const isPatch = language === 'diff' && title !== undefined;
  return (
    <div
      className={clsx(
        'theme-code-block',
        styles.block,
        numbered && styles.numbered,
        kind !== undefined && styles[kind],
        isPatch && styles.patch,
        (kind === 'output' || FLOWING.has(language ?? '')) && styles.flowing,
        folded !== undefined && styles.folded,
      )}
      data-language={language}
      data-wrapped={wrap ? '' : undefined}
      // What the reader pressed before React looks at the block is kept by the script in attributes.
      suppressHydrationWarning
    >
      {(title !== undefined || kind !== undefined) && (
        <div className={styles.title}>
          {kind !== undefined && <span className={styles.kind}>{kindLabel(kind)}</span>}
          {title !== undefined && <span translate="no">{typeof title === 'string' ? breakable(title) : title}</span>}
        </div>
      )}
      <pre className={styles.pre} translate="no" {...scrollAttributes(labelOf(title, language))}>
        {html === undefined ? (
          <code className={styles.code}>{textOf(children)}</code>
        ) : (
          <code
            className={styles.code}
            dangerouslySetInnerHTML={{__html: html.replaceAll(' href="/', ` href="${baseUrl}`)}}
          />
        )}
      </pre>
      <div
        className={styles.toolbar}
        data-toolbar={isPatch ? '.ins' : ''}
        dangerouslySetInnerHTML={OF_THE_SCRIPT}
        // The script may fill it before React looks at the page.
        suppressHydrationWarning
      />
      {folded !== undefined && (
        <button type="button" className={styles.unfold} data-unfold="">
          {translate(
            {
              id: 'site.codeBlock.unfold',
              message: 'Show {count} more lines',
              description: 'Button below a long code block of which only the first lines are shown',
            },
            {count: folded},
          )}
        </button>
      )}
    </div>
  );
}
