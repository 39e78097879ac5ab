import {act} from '@testing-library/react';
import type {ReactElement} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import PageParts from '@site/src/components/PageParts';

/** A page as a reader gets it: HTML first, React when it is asked for. */
export interface Asleep {
  /** Hydrates the page, and after that draws the given element, or the same again. */
  wake: (element?: ReactElement) => Promise<void>;
  /** What React could not take over. */
  mismatches: unknown[];
  leave: () => Promise<void>;
}

/**
 * Writes an element, and the parts that scripts use, as HTML into the document.
 *
 * @param element - What is on the page.
 * @returns See {@link Asleep}.
 */
export function asleep(element: ReactElement): Asleep {
  const whole = (content: ReactElement) => (
    <>
      {content}
      <PageParts />
    </>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(whole(element));
  document.body.append(container);
  const mismatches: unknown[] = [];
  const complaints = jest.spyOn(console, 'error').mockImplementation((...words) => void mismatches.push(words));
  let root: Root | undefined;
  return {
    mismatches,
    wake: async (next = element) => {
      await act(async () => {
        if (root) root.render(whole(next));
        else {
          root = hydrateRoot(container, whole(next), {onRecoverableError: (error) => mismatches.push(error)});
        }
      });
    },
    leave: async () => {
      await act(async () => root?.unmount());
      container.remove();
      complaints.mockRestore();
    },
  };
}
