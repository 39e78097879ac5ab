import type { ComponentProps } from 'react';
import { getCustomMDXComponent } from 'rspress/theme';

export function Heading({ children, ...props }: ComponentProps<'h2'>) {
  const { h2: ThemeHeading } = getCustomMDXComponent();
  return <ThemeHeading {...props}>§ {children}</ThemeHeading>;
}
