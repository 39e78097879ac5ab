import type {ReactNode} from 'react';

/** Nine dots in a grid, drawn in the text colour. */
export default function GridIcon(): ReactNode {
  const places = [5, 12, 19];
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="currentColor">
      {places.flatMap((y) =>
        places.map((x) => <rect key={`${x}-${y}`} x={x - 2} y={y - 2} width="4" height="4" rx="1.2" />),
      )}
    </svg>
  );
}
