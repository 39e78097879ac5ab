import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import Layout from '@theme/Layout';
import CopyPage from '@site/src/components/CopyPage';
import ToolStack from '@site/src/components/ToolStack';
import FeatureGrid from './FeatureGrid';
import HeroBanner from './HeroBanner';
import styles from './styles.module.css';
import type {HomeFrontmatter} from '@site/content/data';

interface Props {
  frontmatter: HomeFrontmatter;
  /** Language of the texts, where it is not that of the site: the page is not translated. */
  lang: string | undefined;
  /** What the page says below the hero. */
  children: ReactNode;
}

/**
 * The home page.
 *
 * @param props.frontmatter - Values that `checkHome` has passed.
 * @param props.lang - Language of the texts, where it is not that of the site.
 * @param props.children - What stands between the hero and the features.
 */
export default function Home({frontmatter, lang, children}: Props): ReactNode {
  const inLang = (part: ReactNode): ReactNode => (lang === undefined ? part : <div lang={lang}>{part}</div>);
  const home = useBaseUrl('/');
  const title = `${frontmatter.title}${frontmatter.titleSuffix}`;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.page.mdxPage, 'home-page')}>
      <PageMetadata description={frontmatter.description} />
      <Head>
        <title>{title}</title>
        <meta property="og:title" content={title} />
        <meta property="og:type" content="website" />
      </Head>
      <Layout>
        <main>
          {inLang(<HeroBanner hero={frontmatter.hero} />)}
          <div className={clsx('markdown', styles.inner, styles.body)}>{children}</div>
          {inLang(<FeatureGrid features={frontmatter.features} />)}
          <div className={styles.inner}>
            <CopyPage permalink={home} />
            <ToolStack />
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
