/** Mistakes that people make in a site of a few pages, each with what the build says about it. */

export const PAGE = 'docs/guide/start/introduction.mdx';
export const HOME = 'src/pages/index.mdx';
export const NOTE = 'docs/fragments/note.mdx';
export const SETTINGS = 'config/site.ts';
export const SIDEBAR = 'config/sidebar.ts';
export const GLOSSARY = 'i18n/zh/glossary.json';
const CODE = 'i18n/zh/code.json';
const SITE = 'i18n/zh/texts/site.json';
const NAVBAR = 'i18n/zh/docusaurus-theme-classic/navbar.json';
const LABELS = 'i18n/zh/docusaurus-plugin-content-docs/current.json';
const PHRASES = 'i18n/en/search/guide/start/introduction.json';

/** A change of a file: a text added at its end, one text in the place of another, or all of it. */
export type Change = {add: string} | {from: string | RegExp; to: string} | {all: string} | {gone: true};

/** A mistake, and the one message about it. */
export interface Plant {
  what: string;
  file: string;
  change: Change;
  /** Text that stands first on the line which the message names; nothing where the message names no line. */
  at?: string;
  /** What follows file and line. */
  says: string;
  /** File that the message names, where it is another. */
  names?: string;
}

const add = (what: string, text: string, at: string | undefined, says: string, file = PAGE): Plant => ({
  what,
  file,
  change: {add: text},
  ...(at === undefined ? {} : {at}),
  says,
});

const swap = (
  what: string,
  file: string,
  from: string | RegExp,
  to: string,
  at: string | undefined,
  says: string,
  names?: string,
): Plant => ({
  what,
  file,
  change: {from, to},
  ...(at === undefined ? {} : {at}),
  ...(names === undefined ? {} : {names}),
  says,
});

export const PLANTS: readonly Plant[] = [
  // Frontmatter
  swap(
    'a misspelt key',
    PAGE,
    'description:',
    'descripton: x\ndescription:',
    'descripton',
    '"descripton" is not a known key. Did you mean "description"? Known: title, description, keywords, sidebar_label, overview, overviewHeaders, toc_min_heading_level, toc_max_heading_level, hide_table_of_contents, pagination_prev, pagination_next.',
  ),
  swap('no title', PAGE, /title: .*\n/, '', 'description', '"title" is missing. Add it.'),
  swap(
    'a description of 300 characters',
    PAGE,
    /description: .*/,
    `description: ${'word '.repeat(60)}`,
    'description',
    '"description" length must be less than or equal to 200 characters long. Correct the value.',
  ),
  swap(
    'a text where a number belongs',
    PAGE,
    'title:',
    'toc_max_heading_level: many\ntitle:',
    'toc_max',
    '"toc_max_heading_level" must be a number. Correct the value.',
  ),
  swap(
    'YAML that is none',
    PAGE,
    'title: Introduction',
    'title: "Introduction',
    'description',
    'The frontmatter is not valid YAML: Missing closing "quote. Correct this line or the one above it.',
  ),
  // Sidebar
  swap(
    'a page that is not there',
    SIDEBAR,
    "'guide/about/checked'",
    "'guide/about/checked', 'guide/about/chekced'",
    'chekced',
    'The sidebar "guide" names the page "guide/about/chekced", but there is no docs/guide/about/chekced.mdx. Did you mean "guide/about/checked"?',
  ),
  swap(
    'a page twice',
    SIDEBAR,
    "'guide/about/checked'",
    "'guide/about/checked', 'guide/about/checked'",
    'checked',
    'The page "guide/about/checked" is listed twice. Keep one entry.',
  ),
  {
    what: 'a page that no group lists',
    file: 'docs/guide/start/lost.mdx',
    change: {all: '---\ntitle: Lost\ndescription: A page.\n---\n\nText.\n'},
    says: "No sidebar lists this page. Add 'guide/start/lost' to a group in config/sidebar.ts.",
  },
  // Translation files
  swap(
    'a text of components deleted',
    CODE,
    / {2}"notFound\.home": \{[^}]*\},\n/,
    '',
    '"message": "你要找的是不是',
    'The text "notFound.home" is missing below this line. Translate it: "Go to the home page" (src/components/NotFound/Lost.tsx:67).',
  ),
  swap(
    'a text of the site deleted',
    SITE,
    / {2}"footer": .*\n/,
    '',
    '"day"',
    'The text "footer" is missing below this line. Translate it: "Copyright © 2024 Rspress contributors. Released under the MIT License." (i18n/en/texts/site.json:14).',
  ),
  swap(
    'a label deleted',
    LABELS,
    / {2}"sidebar\.guide\.category\.guide-basic": \{[^}]*\},\n/,
    '',
    '"message": "开始',
    'The text "sidebar.guide.category.guide-basic" is missing below this line. Translate it: "Basics" (i18n/en/docusaurus-plugin-content-docs/current.json:11).',
  ),
  swap(
    'a misspelt key of a text',
    SITE,
    '"label"',
    '"lable": "x",\n  "label"',
    '"lable"',
    '"lable" is not a known key. Did you mean "label"? Known: label, htmlLang, editLinkText, searchPlaceholderText, searchNoResultsText, searchSuggestedQueryText, day, overview, footer, notices, install, home, nextDocs, colon, stop, sentenceGap.',
  ),
  swap(
    'a text deleted in English',
    'i18n/en/texts/llms.json',
    /\n {2}"full": "[^"]*",/,
    '',
    '"full"',
    'The text "full" is not in i18n/en/texts/llms.json. Delete it here, or add it there.',
    'i18n/zh/texts/llms.json',
  ),
  swap(
    'a label that is a text',
    NAVBAR,
    /"item\.label\.Guide": \{[^}]*\}/,
    '"item.label.Guide": "x"',
    '"item.label.Guide"',
    '"item.label.Guide": expected an object with "message", found "x".',
  ),
  {
    what: 'a page without a source',
    file: 'i18n/zh/docusaurus-plugin-content-docs/current/guide/start/extra.mdx',
    change: {all: '---\ntitle: 多余\ndescription: 一页。\n---\n\n正文。\n'},
    says: 'The translation has no English source. Rename it to match one, or delete it.',
  },
  {
    what: 'the name of a language deleted',
    file: SITE,
    change: {gone: true},
    says: 'The texts of this language are missing. Add at least "label" and "htmlLang".',
  },
  // JSON
  swap(
    'a comma too many in the texts of components',
    CODE,
    '{\n',
    '{\n  "first": {"message": "x",},\n',
    '"first"',
    'The file is not valid JSON: a name in double quotes has to stand here. Remove a comma too many, or add it.',
  ),
  swap(
    'a missing comma',
    SITE,
    /,\n {2}"htmlLang"/,
    '\n  "htmlLang"',
    '"htmlLang"',
    'The file is not valid JSON: a comma is missing before this. Add it.',
  ),
  swap(
    'a word without quotes',
    NAVBAR,
    '"message": ',
    '"message": x',
    '"message": x',
    'The file is not valid JSON: a word stands here without quotes. Put it in double quotes.',
  ),
  {
    what: 'phrases of the search that are no JSON',
    file: PHRASES,
    change: {all: '{\n  "run-it": ["start it" "begin"]\n}\n'},
    at: '"begin"',
    says: 'The file is not valid JSON: a comma is missing before this. Add it.',
  },
  {
    what: 'phrases for a heading that is not there',
    file: PHRASES,
    change: {all: '{\n  "run-itt": ["start it"]\n}\n'},
    at: 'run-itt',
    says: 'The page has no heading with the id "run-itt". Did you mean "run-it"?',
  },
  // Samples
  add(
    'a misspelt word of a fence',
    '```ts titel="a.ts"\nexport {};\n```',
    '```ts titel',
    '"titel" is not a word for code blocks. Did you mean "title"? Known: title, showLineNumbers, noLineNumbers, wrap, nowrap, file, region, nocheck, expect-error, of, generated, excerpt, output, optional, replaces, {lines}.',
  ),
  add(
    'a language that nothing highlights',
    '```tsz\nexport {};\n```',
    '```tsz',
    'No highlighting for the language "tsz". Did you mean "ts", "tsx" or "css"? Write "text" for plain text.',
  ),
  add(
    'a marked line that is not there',
    '```ts {9}\nexport {};\n```',
    '```ts {9}',
    'The fence marks line 9, but the sample has 1. Correct the numbers in braces.',
  ),
  add(
    'a mark without an end',
    '```ts\n// highlight-start\nexport {};\n```',
    '```ts\n// highlight',
    'highlight-start in line 1 of the sample has no highlight-end after it.',
  ),
  // Images
  add(
    'an image that is not there',
    '![A mark](./img/none.png)',
    '![A mark]',
    'The image "./img/none.png" does not exist. Put it at docs/guide/start/img/none.png or correct the path.',
  ),
  add(
    'an image without words',
    '![](/img/logo.svg)',
    '![](',
    'The image "/img/logo.svg" has no alternative text. Add one.',
  ),
  add(
    'an image of another host',
    '![A cat](https://images.example/cat.png)',
    '![A cat]',
    'The image "https://images.example/cat.png" is not a file of this site. Put it beside the page and link it relatively.',
  ),
  {
    what: 'a picture of 5 MB',
    file: 'static/img/huge.png',
    change: {all: 'x'.repeat(5_000_000)},
    says: 'The picture has 5000 kB, and may have 200 kB. Scale it to the size at which it is shown, or save it as WebP.',
  },
  {
    what: 'an empty picture',
    file: 'static/img/empty.png',
    change: {all: ''},
    says: 'Nothing can read this as a picture. Save it anew as .png, or delete it.',
  },
  add(
    'a figure without a file',
    '<Figure src="/img/none.png" alt="A mark" />',
    '<Figure',
    '<Figure>: src="/img/none.png" is not a file below static/. Start it with a slash and check the name.',
  ),
  {
    what: 'a file that is no picture',
    file: 'static/img/text.png',
    change: {all: 'This is no picture.'},
    says: 'Nothing can read this as a picture. Save it anew as .png, or delete it.',
  },
  // Links and anchors
  add(
    'a URL that is no link',
    'See https://rspress.dev/zh for more.',
    'See https',
    '"https://rspress.dev/zh" is no link by itself. Write [text](url), or put it between backticks.',
  ),
  add(
    'a link that leads nowhere',
    'See [it](/guide/start/introducton).',
    'See [it]',
    'The link to "/guide/start/introducton" leads to no page. Did you mean "/guide/start/introduction"?',
  ),
  add(
    'a link to a file that is not there',
    'See [it](./nothing.mdx).',
    'See [it]',
    'The link to "./nothing.mdx" leads to no page. Correct it, or add the page.',
  ),
  add(
    'a heading that is not there',
    'See [it](#run-itt).',
    'See [it]',
    'The link to "#run-itt" names a heading that docs/guide/start/introduction.mdx does not have. Did you mean "run-it"?',
  ),
  add(
    'a misspelt scheme',
    'See [it](htps://react.dev/learn).',
    'See [it]',
    'The address "htps://react.dev/learn" begins with "htps:". Did you mean "https:"? Addresses of other sites begin with one of: https:, http:, mailto:',
  ),
  add(
    'code as an address',
    'See [it](javascript:alert(1)).',
    'See [it]',
    'The address "javascript:alert(1)" begins with "javascript:". Addresses of other sites begin with one of: https:, http:, mailto:',
  ),
  add(
    'an address without a host',
    'See [it](https:///learn).',
    'See [it]',
    'The address "https:///learn" is not complete. Write it as https://host.example/page',
  ),
  add(
    'a percent sign that encodes nothing',
    'See [it](#100%).',
    'See [it]',
    'The link to "#100%" has a percent sign that encodes nothing. Write it as %25.',
  ),
  add(
    'a heading without an id',
    '## Nameless',
    '## Nameless',
    'The heading "Nameless" has no id. Write one in English: ## Nameless {/* #your-id */}',
  ),
  add(
    'an id that is there twice',
    '## Again {/* #run-it */}',
    '## Again',
    'The heading id "run-it" is used twice on the page. Rename one.',
  ),
  // Callouts
  add(
    'a misspelt callout',
    ':::tpi\n\nText.\n\n:::',
    ':::tpi',
    '":::tpi" is no callout. Did you mean "tip"? There are: :::note, :::tip, :::info, :::warning, :::danger, :::caution.',
  ),
  add(
    'a callout with a space',
    '::: tip\n\nText.\n\n:::',
    '::: tip',
    '"::: tip" begins no callout. Write :::tip on a line of its own, a text below it, and ::: below that.',
  ),
  add(
    'a callout without an end',
    ':::tip\n\nText.',
    ':::tip',
    'The callout :::tip has no end. Put ::: on a line of its own below it.',
  ),
  add(
    'a callout of two colons',
    '::tip',
    '::tip',
    '"::tip" means nothing here, and readers would see nothing of it. Write :::tip on a line of its own, a text below it, and ::: below that.',
  ),
  // Components and what they take
  add(
    'an unknown component',
    '<Bagde kind="v2" />',
    '<Bagde',
    'There is no component <Bagde>. Did you mean "Badge"? Import it at the top of the page, or use one of: AnchorTarget, Backlinks, Badge, CodeBlock, Details, Figure, FileTree, Head, Kbd, LiveResult, Steps, TabItem, Tabs, TourStart, VerificationNote.',
  ),
  add(
    'an unknown element',
    '<detials>\n\nText.\n\n</detials>',
    '<detials',
    'There is no element <detials>. Did you mean "details"?',
  ),
  add(
    'an unknown kind of badge',
    '<Badge kind="new" />',
    '<Badge',
    '<Badge> needs kind="…", one of: since, required, experimental, deprecated, v2, note.',
  ),
  add(
    'an attribute that tabs do not take',
    '<Tabs group="a">\n<TabItem value="a">\n\nText.\n\n</TabItem>\n</Tabs>',
    '<Tabs',
    '<Tabs> has no attribute "group". Did you mean "groupId"? It takes: groupId, defaultValue, className.',
  ),
  add(
    'tabs that show first what is not there',
    '<Tabs defaultValue="npn">\n<TabItem value="npm">\n\nText.\n\n</TabItem>\n</Tabs>',
    '<Tabs',
    '<Tabs>: no item has the value "npn". Did you mean "npm"? There are: npm.',
  ),
  add(
    'steps without numbers',
    '<Steps>\n\n- One\n\n</Steps>',
    '<Steps',
    '<Steps> holds one numbered list and nothing else. Indent what belongs to a step under its number.',
  ),
  add(
    'an unknown kind of demo',
    'import LiveDemo from \'@site/src/components/LiveDemo\';\n\n<LiveDemo kind="playgroud">\n\n```jsx\nexport default () => null;\n```\n\n</LiveDemo>',
    '<LiveDemo',
    '<LiveDemo>: kind="playgroud" means nothing. Did you mean "playground"? It can be: preview, playground.',
  ),
  add(
    'a component whose file is not there',
    'import LiveDemo from \'@site/src/components/LiveDemos\';\n\n<LiveDemo kind="preview" />',
    'import LiveDemo',
    'The import of "@site/src/components/LiveDemos" names a file that does not exist. Did you mean "LiveDemo"? Correct the path, or add the file.',
  ),
  add(
    'a package that cannot be',
    '<Install packages="rspress@>=1" />',
    '<Install',
    '"rspress@>=1" is no package. Write a name such as rspress or @scope/name, with an optional @version.',
  ),
  add('MDX that does not parse', '<Badge kind="v2">', '<Badge', 'Expected a closing tag for `<Badge>`.'),
  // Facts
  add(
    'an option that is not there',
    '<Option of="UserConfig" name="bsae" />',
    '<Option',
    'UserConfig has no "bsae". Did you mean "base"?',
  ),
  add(
    'facts of nothing',
    '<OptionTable of="UserConfg" />',
    '<OptionTable',
    'The release has nothing called "UserConfg". Did you mean "UserConfig"?',
  ),
  add(
    'a misspelt path in a sentence',
    'Set `themeConfig.navv` first.',
    'Set `',
    'The release has no "themeConfig.navv". Did you mean "themeConfig.nav"?',
  ),
  add(
    'a misspelt command in a sentence',
    'Run `rspress bulid` first.',
    'Run `',
    'The release has no "rspress bulid". Did you mean "rspress build"?',
  ),
  add(
    'a misspelt package in a sentence',
    'Add `@rspress/plugin-medium-zom` first.',
    'Add `',
    'The release has no "@rspress/plugin-medium-zom". Did you mean "@rspress/plugin-medium-zoom"?',
  ),
  // Examples
  add(
    'a file of no example',
    '```ts file="examples/small/b.ts"\n```',
    '```ts file',
    'file="examples/small/b.ts" does not exist. Beside it there are: a.ts.',
  ),
  add(
    'a region that is not there',
    '```ts file="examples/small/a.ts" region="nav"\n```',
    '```ts file',
    'examples/small/a.ts has no region "nav". Its regions are: none. Correct the name, or put "#region nav" and "#endregion nav" comments around the lines.',
  ),
  add(
    'a live result of no example',
    '<LiveResult example="smal" path="/" alt="A page" />',
    '<LiveResult',
    'There is no example "smal". Did you mean "small"?',
  ),
  // Fragments
  {
    what: 'a fragment that is not there',
    file: NOTE,
    change: {gone: true},
    names: PAGE,
    at: 'import Note',
    says: 'The import of "@site/docs/fragments/note.mdx" names a file that does not exist. Correct the path, or add the file.',
  },
  add(
    'a broken link in a fragment',
    'See [it](/nowhere).',
    'See [it]',
    'The link to "/nowhere" leads to no page. Correct it, or add the page.',
    NOTE,
  ),
  add(
    'an unknown component in a fragment',
    '<Nothing />',
    '<Nothing',
    'There is no component <Nothing>. Import it at the top of the page, or use one of: AnchorTarget, Backlinks, Badge, CodeBlock, Details, Figure, FileTree, Head, Kbd, LiveResult, Steps, TabItem, Tabs, TourStart, VerificationNote.',
    NOTE,
  ),
  // Home page
  swap(
    'a button that leads nowhere',
    HOME,
    'link: /guide/start/introduction',
    'link: /guide/start/introducton',
    'link: /guide/start',
    'The link to "/guide/start/introducton" leads to no page. Did you mean "/guide/start/introduction"?',
  ),
  swap(
    'an unknown look of a button',
    HOME,
    'theme: brand',
    'theme: brnd',
    'theme: brnd',
    '"hero.actions[0].theme": expected "brand" or "alt", found "brnd".',
  ),
  swap(
    'an image of the home page that is not there',
    HOME,
    '/img/logo-dark.svg',
    '/img/logo-drak.svg',
    'logo-drak',
    'There is no file static/img/logo-drak.svg. Add it, or correct the path.',
  ),
  // Glossary
  swap(
    'a term with an unknown key',
    GLOSSARY,
    /("term": "documentation",\s*)"write"/,
    '$1"wirte"',
    '"wirte"',
    'A term has no "wirte". Did you mean "write"? It has term, write, note, replace, avoid, unless, required, accept, except.',
  ),
  swap(
    'a glossary that is no JSON',
    GLOSSARY,
    '"title"',
    'title',
    'title',
    'The file is not valid JSON: a word stands here without quotes. Put it in double quotes.',
  ),
  // Settings
  swap(
    'an unknown palette',
    SETTINGS,
    "primaryColor: 'blue'",
    "primaryColor: 'bleu'",
    'primaryColor',
    '"primaryColor": expected one of \'blue\', \'green\', found "bleu". Did you mean "blue"?',
  ),
  swap(
    'an unknown way to hide the navbar',
    SETTINGS,
    "hideNavbar: 'auto'",
    "hideNavbar: 'sometimes'",
    'hideNavbar',
    "\"hideNavbar\": expected one of 'auto', 'always', 'never', found \"sometimes\".",
  ),
  swap(
    'an outline deeper than headings',
    SETTINGS,
    'maxDepth: 4',
    'maxDepth: 9',
    'maxDepth',
    '"outline.maxDepth": expected a whole number from 2 to 6, at least minDepth, found 9.',
  ),
  swap(
    'an outline that ends before it begins',
    SETTINGS,
    'minDepth: 2',
    'minDepth: 5',
    'maxDepth',
    '"outline.maxDepth": expected a whole number from 2 to 6, at least minDepth, found 4.',
  ),
  swap(
    'an unknown icon',
    SETTINGS,
    "icon: 'x'",
    "icon: 'y'",
    "icon: 'y'",
    '"socialLinks[2].icon": expected one of \'github\', \'discord\', \'x\', found "y". Did you mean "x"?',
  ),
  swap(
    'a logo that is not there',
    SETTINGS,
    "light: 'img/logo.svg'",
    "light: 'img/lgo.svg'",
    'img/lgo.svg',
    '"logo.light": expected the path of a file below static/, found "img/lgo.svg".',
  ),
  swap(
    'a trigger that is none',
    SETTINGS,
    "'hover', 'focus'",
    "'hovr', 'focus'",
    'trigger',
    '"popover.trigger[0]": expected one of \'hover\', \'focus\', \'click\', found "hovr". Did you mean "hover"?',
  ),
];
