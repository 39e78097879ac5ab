import {Fragment, type ReactNode} from 'react';

/**
 * Keys pressed together.
 *
 * @param props - `children` is the names of the keys joined by plus signs, such as `Ctrl+K`.
 */
export default function Kbd({children}: {children: string}): ReactNode {
  return children.split('+').map((key, index) => (
    <Fragment key={key}>
      {index > 0 && '+'}
      <kbd>{key.trim()}</kbd>
    </Fragment>
  ));
}
