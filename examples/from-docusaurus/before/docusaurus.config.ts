import type { Config } from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';

export default {
  title: 'Orchard handbook',
  tagline: 'Thirty trees and how to keep them',
  favicon: 'img/apple.svg',
  url: 'https://orchard.example.com',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: 'handbook',
          sidebarPath: './sidebars.ts',
          editUrl: 'https://example.com/orchard/edit/main/',
          lastVersion: 'current',
          versions: { current: { label: '2.0' } },
        },
        blog: false,
        theme: { customCss: './src/css/custom.css' },
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    [
      '@docusaurus/plugin-client-redirects',
      { redirects: [{ from: '/cutting', to: '/handbook/care/prune' }] },
    ],
  ],
  themeConfig: {
    colorMode: { defaultMode: 'light', respectPrefersColorScheme: true },
    navbar: {
      title: 'Orchard handbook',
      logo: { alt: 'An apple', src: 'img/apple.svg' },
      items: [
        { type: 'docSidebar', sidebarId: 'handbook', label: 'Handbook' },
        { type: 'docsVersionDropdown', position: 'right' },
        { href: 'https://example.com/orchard', label: 'GitHub', position: 'right' },
      ],
    },
    footer: { copyright: 'Kept by the village' },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  } satisfies Preset.ThemeConfig,
} satisfies Config;
