// Change: a page with `pageType: home` is rendered by the home component: its frontmatter, and what it says between hero and features.
import type {ReactNode} from 'react';
import type {Props} from '@theme/MDXPage';
import MDXContent from '@theme/MDXContent';
import OriginalMDXPage from '@theme-original/MDXPage';
import {SOURCE_LANG} from '@site/config/languages';
import Home from '@site/src/components/Home';
import TranslationNotice, {useIsUntranslated} from '@site/src/components/TranslationNotice';
import type {HomeFrontmatter} from '@site/content/data';

/** The values were checked before the build, so only the kind of the page is asked here. */
function isHome(frontmatter: object): frontmatter is HomeFrontmatter {
  return 'pageType' in frontmatter && frontmatter.pageType === 'home';
}

export default function MDXPage(props: Props): ReactNode {
  const frontmatter: object = props.content.frontMatter;
  const {source} = props.content.metadata;
  const isUntranslated = useIsUntranslated(source);
  if (!isHome(frontmatter)) return <OriginalMDXPage {...props} />;
  const {content: Content} = props;
  const body = (
    <MDXContent>
      <Content />
    </MDXContent>
  );
  return (
    <Home frontmatter={frontmatter} lang={isUntranslated ? SOURCE_LANG : undefined}>
      <TranslationNotice source={source} />
      {isUntranslated ? <div lang={SOURCE_LANG}>{body}</div> : body}
    </Home>
  );
}
