// Only for the check of the examples: the toolkit compiles MDX, so its own projects need no types of it.
declare module '*.mdx' {
  import type { ComponentType } from 'react';

  const Content: ComponentType<{ components?: Readonly<Record<string, unknown>> }>;
  export default Content;
}
