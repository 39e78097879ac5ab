// Change: a page with `pageType: home` is rendered by the home component: its frontmatter, and what it says between hero and features.
import type {ReactNode} from 'react';
import type {Props} from '@theme/MDXPage';
import MDXContent from '@theme/MDXContent';
import OriginalMDXPage from '@theme-original/MDXPage';
import Home from '@site/src/components/Home';
import type {HomeFrontmatter} from '@site/content/data';

/** The values were checked before the build, so only the kind of the page is asked here. */
function isHome(frontmatter: object): frontmatter is HomeFrontmatter {
  return 'pageType' in frontmatter && frontmatter.pageType === 'home';
}

export default function MDXPage(props: Props): ReactNode {
  const frontmatter: object = props.content.frontMatter;
  if (!isHome(frontmatter)) return <OriginalMDXPage {...props} />;
  const {content: Content} = props;
  return (
    <Home frontmatter={frontmatter}>
      <MDXContent>
        <Content />
      </MDXContent>
    </Home>
  );
}
