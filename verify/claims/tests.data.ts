import type {TestClaim} from './types';

/** Statements about this site, and about what the release lacks, proven by tests. */
export const TESTS: readonly TestClaim[] = [
  {
    claim: 'The variables of the theme and the fields of the switches that nothing reads are these.',
    proves: ['guide/advanced/custom-theme#known-issues'],
    file: 'test/unit/toolkit/unread.test.ts',
    cases: [
      'twenty variables of the theme are declared and read by nothing',
      'the theme reads four fields of `uiSwitch`, none of them a size',
    ],
  },
  {
    claim: 'The note links each kind of proof to the file that holds it.',
    proves: ['guide/about/checked#seal'],
    file: 'test/unit/verification-note.test.tsx',
    cases: ['proofs lead to the files that hold them, on the host of the repository'],
  },
  {
    claim: 'Proofs are counted by example and by kind, and a section without any of its proofs is reported.',
    proves: ['guide/about/checked#seal', 'guide/about/checked#checks'],
    file: 'test/unit/claims/claims.test.ts',
    cases: [
      'proofs of a page are added up, examples first',
      'a section that lost its proofs is a problem, one that has others is not',
      'code that is gone from a package is reported, white space and names of modules do not count',
    ],
  },
  {
    claim: 'Each sample is compiled, parsed or looked up, and each kind of mistake is reported at its line.',
    proves: ['guide/about/checked#checks', 'guide/about/checked#create-rspress'],
    file: 'test/unit/samples/checker.test.ts',
    cases: [
      '$name is reported at its line',
      'is counted by what was done to each sample',
      'a dependency on another major',
    ],
  },
  {
    claim: 'Every fact has a page or a reason, and a page cannot name what the release lacks.',
    proves: ['guide/about/checked#checks'],
    file: 'test/unit/toolkit/coverage.test.ts',
    cases: [
      'gives every fact of the release a page or a reason',
      'finds entries and headings of things the release does not have',
    ],
  },
  {
    claim: 'The steps of the guide are followed in order, on every page that has some.',
    proves: ['guide/about/checked#checks'],
    file: 'test/content/guide.test.ts',
    cases: ['the blocks of every page of the tour can be applied in order and give the folder that readers can copy'],
  },
  {
    claim: 'Both languages are compared.',
    proves: ['guide/about/checked#checks'],
    file: 'test/unit/parity/pages.test.ts',
    cases: ['a true translation has no differences', 'facts in another order or missing are reported'],
  },
  {
    claim: 'Two figures of the home page are counted, and all have a name that is checked.',
    proves: ['guide/about/checked#figures'],
    file: 'test/unit/toolkit/remark-facts.test.ts',
    cases: ['counts what the home page says of these pages'],
  },
  {
    claim: 'The page about moving is held against the difference of the releases.',
    proves: ['guide/about/moving-to-2#checked'],
    file: 'test/unit/toolkit/next.test.ts',
    cases: [
      'has a sentence in both languages for every change, with the same code in both',
      'would be found out if it took away one more name, or brought one back',
    ],
  },
  {
    claim:
      'The check of a pasted configuration runs in the browser, and says line by line what is wrong and what 2.x changes.',
    proves: ['guide/about/moving-to-2#check-your-configuration'],
    file: 'test/e2e/config-checker.test.ts',
    cases: ['tells line by line what is wrong and what to change, also what was pasted before the app was there'],
  },
  {
    claim: 'The check follows the text of the file, and lists what hides options from it, Rsbuild among the rest.',
    proves: ['guide/about/moving-to-2#check-your-configuration'],
    file: 'test/unit/config-check/check.test.ts',
    cases: ['values come from variables of the file', 'says what it does not see: %s', '2.x: %s'],
  },
  {
    claim: 'Only what passed all tests is published.',
    proves: ['guide/about/checked#checks'],
    file: 'test/unit/workflows.test.ts',
    cases: ['only what passed the tests on main is deployed'],
  },
  {
    claim: 'The real command line builds examples, and a claim that fails names its file and what was found.',
    proves: ['guide/about/checked#checks'],
    file: 'test/unit/examples/runner.test.ts',
    cases: ['is built and kept', 'fails with claim, file and what was found, until it is mended'],
  },
  {
    claim: 'Sentences have answers that name proofs or kinds, and a page with fewer of them than before is reported.',
    proves: ['guide/about/checked#checks'],
    file: 'test/unit/claims/sentences.test.ts',
    cases: [
      'are proofs, kinds and outside facts with a link',
      'a share below the recorded one is a problem that names the naked sentences',
    ],
  },
  {
    claim: 'The facts and the search index are published as data, which name schema, release and format.',
    proves: ['guide/about/checked#data'],
    file: 'test/site/data.test.ts',
    cases: [
      'is what its schema says, and names it',
      'is refused when a field is missing, unknown or of another format',
      'the search index for others has sections of every page',
    ],
  },
  {
    claim:
      'The schemas of `_meta.json` and frontmatter are made from the facts, and fields of your own are frontmatter.',
    proves: ['guide/about/checked#data'],
    file: 'test/unit/toolkit/schemas.test.ts',
    cases: ['the schemas are those of the facts', 'what a page says for components of its own is frontmatter'],
  },
  {
    claim: '`llms.txt` names every page, which has its Markdown beside it.',
    proves: ['guide/about/checked#data'],
    file: 'test/site/twins.test.ts',
    cases: [
      'links of twins lead to twins and files that are there, and to ids of their pages',
      'name every page with its size, and hold all of it',
    ],
  },
  {
    claim: 'Known differences are listed from the facts, each with the code that it rests on.',
    proves: ['guide/about/checked#differences'],
    file: 'test/unit/claims/claims.test.ts',
    cases: ['what the release does otherwise than it says rests on its code, where it is listed or described'],
  },
  {
    claim: 'A link that leads to no page or heading is reported, so those of the tables lead to what they name.',
    proves: ['guide/about/from-vitepress#map', 'guide/about/from-docusaurus#map'],
    file: 'test/content/checks.test.ts',
    cases: ['a broken link is named with its line and the nearest page'],
  },
  {
    claim: 'In 2.x, `lastUpdated` of the theme takes `author`, and pages have an author.',
    proves: ['plugin/official-plugins/last-updated#source'],
    file: 'test/unit/toolkit/next.test.ts',
    cases: ['has an author beside the time of the last update'],
  },
  {
    claim:
      'The blocks of the page about moving lead, in their order, from one example to a site that 2.x was seen to build.',
    proves: ['guide/about/moving-to-2#order', 'guide/about/moving-to-2#checked'],
    file: 'test/content/guide.test.ts',
    cases: ['the page about moving leads to the project that the next major release was seen to build'],
  },
  {
    claim: 'Cards of the overview are filtered as one types, by full name too, and lead to the entries.',
    proves: [],
    file: 'test/e2e/overview.test.ts',
    cases: ['%s filters by full name, keeps the filter in the address and says when nothing matches'],
  },
  {
    claim: 'Every page in both languages is free of what axe finds, legible, and fits 320 pixels with its text spaced.',
    proves: ['guide/about/accessibility#tested'],
    file: 'test/e2e/support/everyPage.ts',
    cases: ['%s is free of errors and accessible in each look'],
  },
  {
    claim: 'Every page shows its heading, its text and its links without JavaScript.',
    proves: ['guide/about/accessibility#tested'],
    file: 'test/e2e/support/everyPage.ts',
    cases: ['%s reads without JavaScript'],
  },
  {
    claim: 'The interactive parts of pages have names, roles and states in the accessibility tree of the browser.',
    proves: ['guide/about/accessibility#tested', 'guide/about/accessibility#limits'],
    file: 'test/e2e/screen-readers.test.ts',
    cases: [
      'hear what the navbar and its menus are, and whether they are open',
      'hear what the search finds, and that it finds nothing',
      'hear where they are: sidebar, outline, path and the pages before and after',
      'hear what belongs to code: tabs, buttons, names and what became of a press',
      'hear live results, live demos and the check of a configuration',
      'hear of an address that leads nowhere, and of the ways from there',
      'screen readers hear of a new page',
      'screen readers hear of a failure',
    ],
  },
  {
    claim: 'Pages that are stored are said to be, and a new version of them is offered.',
    proves: ['guide/about/accessibility#tested'],
    file: 'test/e2e/offline.test.ts',
    cases: [
      'pages, search, cards and lost addresses work without a network',
      'a release that is stored as a whole is offered, and until then the one before answers',
    ],
  },
  {
    claim: 'The menu of a phone and the menus of the navbar give the focus back when Escape closes them.',
    proves: ['guide/about/accessibility#tested', 'guide/about/accessibility#keys'],
    file: 'test/e2e/navigation.test.ts',
    cases: [
      'the menu of a phone keeps the focus until Escape or its button closes it',
      'has menus that say whether they are open, and close with Escape',
    ],
  },
  {
    claim: 'The search opens by its keys, leads to a page with the keyboard, and gives the focus back.',
    proves: ['guide/about/accessibility#tested', 'guide/about/accessibility#keys'],
    file: 'test/e2e/search.test.ts',
    cases: [
      'keeps what is typed before the dialog is there, after %s, scripts %d ms late',
      'leads to the page with the keyboard and gives the focus back',
    ],
  },
  {
    claim: 'The list of tools is opened, walked through and left with the keyboard.',
    proves: ['guide/about/accessibility#tested'],
    file: 'test/e2e/popover.test.ts',
    cases: ['opens with %s, walks through the links and leaves with Escape'],
  },
  {
    claim: 'Arrow keys, Home and End lead through tabs, and Enter or Space chooses one.',
    proves: ['guide/about/accessibility#keys'],
    file: 'test/unit/enhance/tabs.test.tsx',
    cases: ['the keyboard moves among the tabs, and chooses with Space and Enter'],
  },
  {
    claim: 'Names in a block are one stop of the Tab key, and arrow keys lead through them.',
    proves: ['guide/about/accessibility#keys'],
    file: 'test/e2e/names.test.ts',
    cases: ['the names of a block are one stop of the Tab key, and arrow keys lead through them'],
  },
  {
    claim: 'Code with long lines scrolls by keyboard, and wraps on demand.',
    proves: ['guide/about/accessibility#limits', 'guide/about/accessibility#tested'],
    file: 'test/e2e/codeblocks.test.ts',
    cases: ['with long lines scrolls by keyboard, and wraps on demand'],
  },
  {
    claim: 'The colours of code have a contrast of 4.5 on each ground that they stand on.',
    proves: ['guide/about/accessibility#tested'],
    file: 'test/unit/codeBlocks.test.ts',
    cases: ['can be read in the %s mode'],
  },
  {
    claim:
      'At 400 % zoom, and with the text spaced, page, menu and search are whole, and no stop of the Tab key is hidden.',
    proves: ['guide/about/accessibility#tested'],
    file: 'test/e2e/faults.test.ts',
    cases: ['who %s reads and uses all of it, and nothing moves by itself'],
  },
  {
    claim: 'In forced colours every icon shows, and what is chosen can be told.',
    proves: ['guide/about/accessibility#tested'],
    file: 'test/e2e/faults.test.ts',
    cases: ['of forced colours sees every icon, and what is pressed or chosen'],
  },
  {
    claim: 'In forced colours the chosen tab and the page in the sidebar can be told.',
    proves: ['guide/about/accessibility#tested'],
    file: 'test/e2e/look.test.ts',
    cases: ['in forced colours the chosen tab and the page in the sidebar can be told'],
  },
  {
    claim: 'With reduced motion nothing takes time.',
    proves: ['guide/about/accessibility#tested'],
    file: 'test/e2e/look.test.ts',
    cases: ['with reduced motion nothing takes time'],
  },
  {
    claim: 'Text waits for no script and no picture, and a part that is lost says so and takes nothing else with it.',
    proves: ['guide/about/accessibility#tested'],
    file: 'test/e2e/faults.test.ts',
    cases: [
      'that is slow keeps nobody from reading and going on: text waits for no script and no picture',
      '%s costs what it is for, says so, and is asked for again',
      'that the app consists of is named as lost, and nothing loops',
    ],
  },
  {
    claim: 'A browser that keeps nothing does on the page, and on the next one, what its reader chose.',
    proves: ['guide/about/accessibility#tested'],
    file: 'test/e2e/faults.test.ts',
    cases: ['%s, still does on the page what its reader wants'],
  },
  {
    claim: 'A page prints in the light colours, unfolded, with the addresses of links to other sites.',
    proves: ['guide/about/accessibility#tested'],
    file: 'test/e2e/faults.test.ts',
    cases: [
      'who prints from the dark mode gets light paper, all that is folded, where links lead, and nothing to press',
    ],
  },
  {
    claim: 'Images of live results have alternative texts, and the files of the example stand beside them.',
    proves: ['guide/about/accessibility#limits'],
    file: 'test/e2e/live-result.test.ts',
    cases: ['shows the files of the example, by keyboard'],
  },
];
