import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Mill',
  themeConfig: {
    // #region nav
    nav: [
      {
        text: 'Guide',
        link: '/guide/grind',
        activeMatch: '^/guide/',
      },
      {
        text: 'Grains',
        items: [
          { text: 'Rye', link: '/grains/rye' },
          { text: 'Spelt', link: '/grains/spelt' },
        ],
      },
      {
        text: 'Shop',
        link: '/shop',
        items: [{ text: 'Delivery', link: '/shop#delivery' }],
      },
      {
        text: 'Status',
        link: 'https://example.com/status',
        position: 'left',
      },
    ],
    // #endregion nav
    // #region sidebar
    sidebar: {
      '/guide/': [
        {
          text: 'Guide',
          items: [
            '/guide/grind',
            { text: 'Sieve the flour', link: '/guide/sieve' },
            { dividerType: 'dashed' },
            {
              text: 'Machines',
              collapsed: true,
              items: ['/guide/stone'],
            },
          ],
        },
      ],
      '/grains/': [
        { sectionHeaderText: 'Grains' },
        { text: 'Rye', link: '/grains/rye' },
        { text: 'Spelt', link: '/grains/spelt', tag: '/leaf.svg' },
      ],
    },
    // #endregion sidebar
    // #region social
    socialLinks: [
      {
        icon: 'github',
        mode: 'link',
        content: 'https://github.com/example/mill',
      },
      {
        icon: 'wechat',
        mode: 'text',
        content: 'Account: mill',
      },
      {
        icon: 'qq',
        mode: 'img',
        content: '/leaf.svg',
      },
      {
        icon: 'slack',
        mode: 'dom',
        content: '<b>Ask for an invitation</b>',
      },
      {
        icon: {
          svg: '<svg viewBox="0 0 8 8" width="20" height="20"><path d="M0 4h8" stroke="currentColor"/></svg>',
        },
        mode: 'link',
        content: 'https://example.com/mill',
      },
      {
        icon: 'bluesky',
        mode: 'link',
        content: 'https://example.com/sky',
      },
    ],
    // #endregion social
  },
});
