import type {ReactNode} from 'react';
import {useOpener} from '@site/src/components/Search/opener';

/**
 * Opens the search of the navigation bar. Left out where there is none to open, such as
 * without JavaScript.
 *
 * @param props.className - Look of the button.
 * @param props.children - Label.
 */
export default function SearchButton({className, children}: {className?: string; children: ReactNode}): ReactNode {
  const open = useOpener();
  return (
    open && (
      <button type="button" className={className} onClick={open}>
        {children}
      </button>
    )
  );
}
