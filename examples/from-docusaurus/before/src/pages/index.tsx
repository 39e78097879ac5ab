import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';

export default function Home() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout description="A handbook for one orchard">
      <main className="hero hero--primary">
        <div className="container">
          <h1>{siteConfig.title}</h1>
          <p>{siteConfig.tagline}</p>
          <Link className="button button--secondary" to="/handbook/trees">
            See the trees
          </Link>
        </div>
      </main>
    </Layout>
  );
}
