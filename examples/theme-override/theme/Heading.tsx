import type { ComponentProps } from 'react';

export function Heading({ children, ...props }: ComponentProps<'h2'>) {
  return (
    <h2 className="chapter" {...props}>
      § {children}
    </h2>
  );
}
