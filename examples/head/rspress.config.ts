import path from 'node:path';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Lighthouse',
  icon: '/light.svg',
  // #region head
  head: [
    '<meta property="og:site_name" content="Lighthouse">',
    ['meta', { name: 'author', content: 'The keeper' }],
    route =>
      route.routePath.startsWith('/guide/')
        ? ['meta', { property: 'article:section', content: 'Guide' }]
        : undefined,
    route =>
      `<link rel="canonical" href="https://lighthouse.example.com${route.routePath}">`,
  ],
  // #endregion head
  // #region globals
  globalStyles: path.join(__dirname, 'styles/global.css'),
  globalUIComponents: [
    path.join(__dirname, 'components/TideNotice.tsx'),
    [
      path.join(__dirname, 'components/Banner.tsx'),
      { text: 'Open house on Sunday' },
    ],
  ],
  // #endregion globals
  // #region markdown-globals
  markdown: {
    mdxRs: false,
    globalComponents: [path.join(__dirname, 'components/Lamp.tsx')],
  },
  // #endregion markdown-globals
});
