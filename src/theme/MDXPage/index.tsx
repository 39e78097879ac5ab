// Change: a page with `pageType: home` is drawn from its frontmatter by the home component.
import type {ReactNode} from 'react';
import type {Props} from '@theme/MDXPage';
import OriginalMDXPage from '@theme-original/MDXPage';
import Home from '@site/src/components/Home';

export default function MDXPage(props: Props): ReactNode {
  const {frontMatter} = props.content;
  return 'pageType' in frontMatter && frontMatter.pageType === 'home' ? (
    <Home content={props.content} />
  ) : (
    <OriginalMDXPage {...props} />
  );
}
