/** A configuration with a fault of each sort, for readers who want to see the check at work. */
export const EXAMPLE = `import { defineConfig } from 'rspress/config';
import { pluginMediumZoom } from '@rspress/plugin-medium-zoom';
import { theme } from './theme.config';

export default defineConfig({
  titel: 'Harbour',
  base: '/harbour/',
  themeDir: 'look',
  cleanUrls: true,
  ssg: { strict: true },
  markdown: {
    checkDeadLinks: 'yes',
    experimentalMdxRs: true,
    remarkPlugins: [],
  },
  themeConfig: {
    ...theme,
    hideNavbar: 'allways',
    prevPageText: 'Astern',
    socialLinks: [{ icon: 'github', content: 'https://example.com/harbour' }],
  },
  plugins: [pluginMediumZoom()],
});
`;
