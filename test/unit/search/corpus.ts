import type {SearchSection} from '@site/search/types';

/** A section with only the fields a test is about. */
export function section(fields: Partial<SearchSection> & {route: string}): SearchSection {
  const anchor = fields.anchor ?? '';
  return {
    id: anchor === '' ? fields.route : `${fields.route}#${anchor}`,
    title: 'Untitled',
    slug: fields.route.split('/').at(-1) ?? '',
    heading: '',
    anchor,
    parents: [],
    text: '',
    code: '',
    defines: [],
    messages: [],
    keywords: [],
    phrases: [],
    charIndex: -1,
    breadcrumbs: [],
    boost: 1,
    ...fields,
  };
}

const config = {route: '/api/config/config-basic', title: 'Basic config', breadcrumbs: ['API', 'Config']};
const theme = {route: '/api/config/config-theme', title: 'Theme config', breadcrumbs: ['API', 'Config']};
const navbar = {route: '/guide/default-theme/navbar', title: 'Navbar', breadcrumbs: ['Guide', 'Default theme']};
const deploy = {route: '/guide/basic/deploy', title: 'Deploy', breadcrumbs: ['Guide', 'Features']};
const mdx = {route: '/guide/basic/use-mdx', title: 'Use MDX', breadcrumbs: ['Guide', 'Features']};
const sidebar = {
  route: '/guide/basic/auto-nav-sidebar',
  title: 'Auto nav and sidebar',
  breadcrumbs: ['Guide', 'Features'],
};

/** A small site in English. */
export const english: SearchSection[] = [
  section({...mdx, text: 'Rspress pages are MDX files. Components work inside Markdown.'}),
  section({
    ...mdx,
    heading: 'Code blocks',
    anchor: 'code-blocks',
    text: 'Highlight lines and show line numbers in a code block.',
    code: 'showLineNumbers markdown',
  }),
  section({
    ...sidebar,
    text: 'The nav bar and the sidebar come from _meta.json files in each folder.',
    keywords: ['menu'],
  }),
  section({...deploy, text: 'Publish the site to a static host after rspress build.'}),
  section({
    ...deploy,
    heading: 'Base path',
    anchor: 'base-path',
    text: 'Set base when the site lives in a folder of the host.',
    code: 'base rspress.config.ts',
  }),
  section({...navbar, text: 'The navbar holds links, social links and the search.'}),
  section({
    ...navbar,
    heading: 'Social links',
    anchor: 'social-links',
    text: 'Icons at the right end of the navbar.',
    code: 'socialLinks themeConfig',
  }),
  section({...config, text: 'Options at the top level of the config file.'}),
  section({...config, heading: 'base', anchor: 'base', text: 'Path prefix of the deployed site.'}),
  section({
    ...config,
    heading: 'route.cleanUrls',
    anchor: 'route-cleanurls',
    text: 'Addresses without the .html ending.',
    parents: ['route'],
  }),
  section({...theme, text: 'Options of the default theme under themeConfig.'}),
  section({...theme, heading: 'themeConfig.nav', anchor: 'themeconfig-nav', text: 'Items of the navbar.'}),
  section({
    ...theme,
    heading: 'themeConfig.socialLinks',
    anchor: 'themeconfig-sociallinks',
    text: 'Icons with links to social networks.',
  }),
];

/** The same site in Chinese, shorter. */
export const chinese: SearchSection[] = [
  section({
    route: '/zh/guide/basic/deploy',
    title: '部署',
    text: '把构建产物发布到静态托管服务。',
    breadcrumbs: ['指南', '功能'],
  }),
  section({
    route: '/zh/guide/advanced/custom-theme',
    title: '自定义主题',
    text: '用插槽扩展默认主题，或者替换整个主题。',
    breadcrumbs: ['指南', '进阶'],
  }),
  section({
    route: '/zh/guide/default-theme/navbar',
    title: '导航栏',
    text: '导航栏显示在页面顶部。',
    breadcrumbs: ['指南', '默认主题'],
  }),
  section({
    route: '/zh/api/config/config-theme',
    title: '主题配置',
    heading: 'themeConfig.nav',
    anchor: 'themeconfig-nav',
    text: '导航栏的条目。',
  }),
];
