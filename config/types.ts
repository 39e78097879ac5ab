import type {Lang} from './languages';

export type {Lang};

/** An image given per colour mode. */
export interface ThemedImage {
  light: string;
  dark: string;
}

/** Which pages become routes, and how their addresses look. */
export interface RouteConfig {
  /** `true`: addresses have no trailing slash; `false`: every page is a folder with one. */
  cleanUrls: boolean;
  /** Globs, relative to `docs/`, of files that never become a page. */
  exclude: string[];
}

/** Versions of the documentation that were cut with `docs:version`. */
export interface MultiVersionConfig {
  /** Version served without a prefix; empty: the files in `docs/`. */
  default: string;
  /** Cut versions to build; empty: all that exist. */
  versions: string[];
}

export interface SearchConfig {
  /** Whether identifiers in code samples are found. */
  codeBlocks: boolean;
}

export interface MarkdownConfig {
  /** Line numbers on every code block, not only on those that ask for them. */
  showLineNumbers: boolean;
  /** Wrap long lines of code from the start; readers can switch it per block. */
  defaultWrapCode: boolean;
  /** The highlighter run at build time. */
  codeHighlighter: 'prism' | 'none';
}

/** Site-wide settings: what is built and under which address. */
export interface SiteConfig {
  title: string;
  description: string;
  /** Favicon, relative to `static/`. */
  icon: string;
  logo: ThemedImage;
  logoText: string;
  /** Path prefix of the whole site, with a slash at both ends. */
  base: string;
  lang: Lang;
  /** `false` ships empty shells that render in the browser only. */
  ssg: boolean;
  route: RouteConfig;
  multiVersion: MultiVersionConfig;
  search: SearchConfig;
  markdown: MarkdownConfig;
  /** Depths of the headings that the page outline lists. */
  outline: {minDepth: number; maxDepth: number};
  /** Whether the sites of examples are built, so that pages show them live; `LIVE=0` leaves them out. */
  live: boolean;
}

export type SocialLinkIcon = 'github' | 'discord' | 'x';

export interface SocialLink {
  icon: SocialLinkIcon;
  /** `link` opens `content`; `text` shows it; `img` shows the image it names. */
  mode: 'link' | 'text' | 'img';
  content: string;
}

export interface NavItem {
  text: string;
  /** Missing on items that only hold `items`. */
  link?: string;
  /** Path prefix under which the item is marked as active. */
  activeMatch?: string;
  items?: NavItem[];
}

export interface SidebarItem {
  /** Label; for a page it is taken from the page itself when missing. */
  text?: string;
  /** Route of the page, without locale prefix. */
  link?: string;
  /** File of the page below `docs/`, without extension. */
  _fileKey?: string;
  collapsible?: boolean;
  collapsed?: boolean;
  items?: SidebarItem[];
}

/** Texts and addresses that differ by language. */
export interface LocaleConfig {
  lang: Lang;
  label: string;
  /** Value of `<html lang>`. */
  htmlLang: string;
  editLink: {
    /** Address of the folder that holds `docs/`, from `DOC_REPO_BASE_URL`; empty: the one git knows, if any. */
    docRepoBaseUrl: string;
    text: string;
  };
  searchPlaceholderText: string;
  searchNoResultsText: string;
  /** Only languages that need it: shown before a suggested query. */
  searchSuggestedQueryText?: string;
  overview: {
    filterNameText: string;
    filterPlaceholderText: string;
    filterNoResultText: string;
  };
  /** A day in numbers, with the places `{year}`, `{month}` and `{day}`; empty for a language that names months. */
  day: string;
  nav: NavItem[];
  /** By path prefix, such as `/guide`. */
  sidebar: Record<string, SidebarItem[]>;
}

/** Palettes in `src/css/palettes/`, by file name. */
export type PrimaryColor = 'blue' | 'green';

/** Settings of the look and of everything around the page. */
export interface ThemeSettings {
  /** Fade between colour modes with a view transition. */
  enableAppearanceAnimation: boolean;
  footer: {message: Record<Lang, string>};
  /** `auto` hides the navbar while scrolling down. */
  hideNavbar: 'auto' | 'always' | 'never';
  socialLinks: SocialLink[];
  /** Primary colour: a palette in `src/css/palettes/`. */
  primaryColor: PrimaryColor;
  popover: {
    /** Seconds before the related-tools popover opens and closes on hover. */
    delay: number;
    trigger: ('hover' | 'focus' | 'click')[];
  };
  tooltip: {
    /** Maximum width in CSS pixels. */
    maxWidth: number;
  };
}

/** Values of the site that components read through `siteConfig.customFields`. */
export interface CustomFields {
  theme: Omit<ThemeSettings, 'footer'>;
  markdown: MarkdownConfig;
  search: SearchConfig;
  live: SiteConfig['live'];
  tools: ToolLists;
  /** Without the sidebar, which Docusaurus gives to its pages in a form of its own. */
  locale: Omit<LocaleConfig, 'sidebar'>;
  /** Release of the toolkit that the pages document. */
  release: string;
  /** Docusaurus types custom fields as an open record. */
  [key: string]: unknown;
}

/** One tool of the family. */
export interface ToolLink {
  name: string;
  /** Description in the language of the reader. */
  desc: string;
  /** English description. */
  descEn: string;
  /** Address of the image; empty: a blank placeholder. */
  logo?: string;
  url: string;
  /** Address of the English site where it differs from `url`. */
  urlEn?: string;
  /** Factor by which the logo is drawn larger or smaller. */
  logoScale?: number;
}

export interface LinkGroup {
  /** Title in the language of the reader. */
  title: string;
  titleEn: string;
  links: ToolLink[];
}

/** The lists of tools, for readers of one language. */
export interface ToolLists {
  /** The menu behind the grid button of the navbar: the whole family. */
  popover: LinkGroup[];
  /** The block on the home page. */
  stack: LinkGroup;
}

/** What is said to readers who store pages on their device. */
export type OfflineTexts = typeof import('../i18n/en/texts/offline.json');
