import type { ReactNode } from 'react';

interface ClimbProps {
  /** Height gained on the way. */
  metres: number;
  children: ReactNode;
}

export default function Climb({ metres, children }: ClimbProps) {
  return (
    <aside className="climb">
      <p>
        {metres} m up: add {Math.round(metres / 10)} minutes.
      </p>
      {children}
    </aside>
  );
}
