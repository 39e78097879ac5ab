import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Trail notes',
  description: 'Walks of one day, written down',
  logo: {
    light: '/logo.svg',
    dark: '/logo-dark.svg',
  },
  logoText: 'Trail notes',
  markdown: {
    checkDeadLinks: true,
  },
  route: {
    exclude: ['drafts/**'],
  },
  themeConfig: {
    socialLinks: [
      {
        icon: 'github',
        mode: 'link',
        content: 'https://github.com/example/trail-notes',
      },
      {
        icon: 'wechat',
        mode: 'text',
        content: 'Account: trail-notes',
      },
      {
        icon: {
          svg: '<svg viewBox="0 0 20 20" width="20" height="20"><path d="M4 4a12 12 0 0 1 12 12M4 9a7 7 0 0 1 7 7" fill="none" stroke="currentColor" stroke-width="2"/></svg>',
        },
        mode: 'link',
        content: 'https://example.com/feed.xml',
      },
    ],
  },
});
