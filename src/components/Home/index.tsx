import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

export default function Home({content}: {content: {frontMatter: object}}): ReactNode {
  return <Layout><main><h1>Home</h1>{Object.keys(content.frontMatter).length}</main></Layout>;
}
