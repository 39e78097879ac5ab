import { removeBase, usePageData } from 'rspress/runtime';
import { getCustomMDXComponent } from 'rspress/theme';
import Text from './safety.mdx';

export function Safety() {
  const { page } = usePageData();
  if (!removeBase(page.routePath).startsWith('/walks/')) {
    return null;
  }
  return <Text components={getCustomMDXComponent()} />;
}
