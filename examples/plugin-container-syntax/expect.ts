import {defineExample, type Claim} from '../../verify/examples/define';

const classes = [
  'rspress-directive tip',
  'rspress-directive details',
  'rspress-directive warning',
  'rspress-directive tip',
];

/** Boxes and texts between a heading of `mistakes.mdx` and the next. */
const below = (heading: string): string => `h2#${heading} ~ :not(h2#${heading} ~ h2, h2#${heading} ~ h2 ~ *)`;
const content = (heading: string): string => `${below(heading)} > .rspress-directive-content`;

/** What both compilers do. */
const shared: readonly Claim[] = [
  {
    claim: 'There are seven names, and `details` is an element that folds.',
    proves: [
      'plugin/official-plugins/container-syntax#details',
      'plugin/official-plugins/container-syntax#kinds',
      'plugin/official-plugins/container-syntax#note',
      'plugin/official-plugins/container-syntax#info',
      'plugin/official-plugins/container-syntax#warning',
      'plugin/official-plugins/container-syntax#caution',
      'plugin/official-plugins/container-syntax#danger',
    ],
    file: 'kinds.html',
    selector: '.rspress-doc > :is(div, details).rspress-directive',
    attribute: 'class',
    values: ['tip', 'note', 'info', 'warning', 'caution', 'danger', 'details', 'warning'].map(
      (kind) => `rspress-directive ${kind}`,
    ),
  },
  {
    claim: 'Without a title the box has its name in capitals.',
    proves: [
      'plugin/official-plugins/container-syntax#tip',
      'plugin/official-plugins/container-syntax#titles',
      'plugin/official-plugins/container-syntax#note',
      'plugin/official-plugins/container-syntax#caution',
    ],
    file: 'kinds.html',
    selector: '.rspress-directive-title',
    texts: [
      'TIP',
      'NOTE',
      'Where the flags come from',
      'WARNING',
      'CAUTION',
      'Lightning',
      'What the numbers mean',
      'WARNING',
    ],
  },
  {
    claim: 'A list before three colons takes them in, so that the container is not closed.',
    proves: ['plugin/official-plugins/container-syntax#limits', 'plugin/official-plugins/container-syntax#warning'],
    file: 'list.html',
    selector: '.rspress-doc > :not(h1)',
    texts: [':::warning Wet flags tear:', 'dry them, then fold them. :::', 'The text after it.'],
  },
  {
    claim: 'A container holds lists.',
    file: 'kinds.html',
    selector: '.rspress-directive.warning li',
    texts: ['dry them,', 'then fold them.'],
  },
  {
    claim: 'The title of a folded container can be pressed.',
    proves: ['plugin/official-plugins/container-syntax#details'],
    file: 'kinds.html',
    selector: 'details > summary.rspress-directive-title',
    text: 'What the numbers mean',
  },
  {
    claim: 'An inner container ends the outer one.',
    proves: ['plugin/official-plugins/container-syntax#known-issues'],
    file: 'mistakes.html',
    selector: below('nested'),
    texts: [/^WARNING ?The outer text\./, 'The rest. :::'],
  },
  {
    claim: 'Code in a title becomes part of the text.',
    proves: ['plugin/official-plugins/container-syntax#titles'],
    file: 'mistakes.html',
    selector: content('markup-in-the-title'),
    text: /^locker-2 ?Take the flag\.$/,
  },
  {
    claim: 'A name that is not known stays text.',
    proves: ['plugin/official-plugins/container-syntax#limits', 'plugin/official-plugins/container-syntax#own-names'],
    file: 'mistakes.html',
    selector: below('unknown-name'),
    texts: [':::hint Take a flag. :::'],
  },
  {
    claim: 'Without an empty line before it, a container stays text.',
    proves: ['plugin/official-plugins/container-syntax#limits', 'plugin/official-plugins/container-syntax#example'],
    file: 'mistakes.html',
    selector: below('glued-to-text'),
    texts: ['Take a flag. :::tip Any flag. :::'],
  },
  {
    claim: 'With empty lines inside, a paragraph of several lines keeps its order and its spaces.',
    file: 'mistakes.html',
    selector: content('empty-lines-inside'),
    text: 'The rope is kept in the locker locker-2 beside the mast.',
  },
  {
    claim: 'A container can be in an item of a list.',
    proves: ['plugin/official-plugins/container-syntax#places'],
    file: 'mistakes.html',
    selector: `${below('in-a-list')} li > .rspress-directive > .rspress-directive-content`,
    text: 'Any flag.',
  },
  {
    claim: 'A container can be in a component.',
    proves: ['plugin/official-plugins/container-syntax#places'],
    file: 'mistakes.html',
    selector: `${below('in-a-component')} > .rspress-directive > .rspress-directive-content`,
    text: 'Any flag.',
  },
  {
    claim: 'A container that is never closed stays text.',
    proves: ['plugin/official-plugins/container-syntax#limits'],
    file: 'mistakes.html',
    selector: below('never-closed'),
    texts: [':::danger Take all flags.'],
  },
  {
    claim: 'A container that is not closed ends at the next three colons, with the headings on the way inside.',
    proves: ['plugin/official-plugins/container-syntax#limits'],
    file: 'unclosed.html',
    selector: '.rspress-directive h2, .rspress-directive ~ p',
    texts: [/^#?A heading on the way#?$/, 'The end.'],
  },
  {
    claim: 'The title ends at the first bold word, which begins the text.',
    proves: ['plugin/official-plugins/container-syntax#titles'],
    file: 'traps.html',
    selector: `${below('bold-in-the-title')} > .rspress-directive-title`,
    text: 'Use',
  },
  {
    claim: 'The name of an alert may be in small letters.',
    proves: ['plugin/official-plugins/container-syntax#alerts'],
    file: 'traps.html',
    selector: `${below('small-letters')} > .rspress-directive-title`,
    text: 'DANGER',
  },
];

export default defineExample({
  builds: {
    default: {
      live: true,
      claims: [
        ...shared,
        {
          claim: 'The JavaScript compiler loses the text of an inner container’s box, not the words.',
          proves: ['plugin/official-plugins/container-syntax#known-issues'],
          file: 'mistakes.html',
          selector: content('nested'),
          text: 'The outer text.:::tip The inner text.',
        },
        {
          claim: 'The JavaScript compiler drops the space after code in a paragraph next to the colons.',
          proves: ['plugin/official-plugins/container-syntax#known-issues'],
          file: 'mistakes.html',
          selector: content('code-on-a-later-line'),
          text: 'The rope is kept in the locker locker-2beside the mast.',
        },
        {
          claim: 'The JavaScript compiler wants names in small letters.',
          file: 'mistakes.html',
          selector: below('in-capitals'),
          texts: [':::TIP Take a flag. :::'],
        },
        {
          claim: 'The JavaScript compiler keeps one line of an alert.',
          proves: [
            'plugin/official-plugins/container-syntax#alerts',
            'plugin/official-plugins/container-syntax#known-issues',
          ],
          file: 'mistakes.html',
          selector: content('long-alert'),
          text: 'The first line.',
        },
        {
          claim: 'The JavaScript compiler drops the first of several paragraphs of an alert.',
          proves: ['plugin/official-plugins/container-syntax#known-issues'],
          file: 'mistakes.html',
          selector: content('alert-of-two-paragraphs'),
          text: 'The second paragraph.',
        },
        {
          claim: 'The JavaScript compiler keeps the words behind the name of an alert and drops the lines below.',
          file: 'mistakes.html',
          selector: content('alert-with-words'),
          text: 'A title',
        },
        {
          claim: 'With the JavaScript compiler, a container with text directly below it stays text.',
          file: 'below.html',
          selector: '.rspress-doc > :not(h1)',
          texts: [':::tip Any flag. ::: The line below the box.', 'The paragraph after it.'],
        },
        {
          claim: 'With the JavaScript compiler, text directly above the closing colons loses the space after code.',
          proves: ['plugin/official-plugins/container-syntax#limits'],
          file: 'traps.html',
          selector: content('empty-line-at-the-top-only'),
          text: 'The locker locker-2beside the mast.',
        },
        {
          claim: 'The JavaScript compiler reads braces after a space, also in `.md` files.',
          file: 'traps.html',
          selector: `${below('braces-after-a-space')} > .rspress-directive-title`,
          text: 'Any flag',
        },
        {
          claim: 'The JavaScript compiler makes a box of a container on one line, with the colons in it.',
          file: 'quick.html',
          selector: '.rspress-directive:first-of-type > *',
          texts: ['Quick :::', ':::tip Quick'],
        },
        {
          claim: 'The plugin needs no configuration.',
          proves: [
            'plugin/official-plugins/container-syntax#package',
            'plugin/official-plugins/container-syntax#example',
          ],
          file: 'index.html',
          selector: '.rspress-directive',
          attribute: 'class',
          values: classes,
        },
        {
          claim: 'Titles behind the name, in braces, and by default.',
          proves: [
            'plugin/official-plugins/container-syntax#titles',
            'plugin/official-plugins/container-syntax#example',
            'plugin/official-plugins/container-syntax#info',
            'plugin/official-plugins/container-syntax#danger',
          ],
          file: 'index.html',
          selector: '.rspress-directive-title',
          texts: ['Raise the red flag', 'The other flags', 'WARNING', 'Inner'],
        },
        {
          claim: 'Containers do not nest: four colons are text, and the inner container stands by itself.',
          file: 'index.html',
          selector: '.rspress-doc > p',
          texts: ['::::note Outer', '::::'],
        },
        {
          claim: 'The style sheet of the plugin is part of the site’s.',
          proves: ['plugin/official-plugins/container-syntax#colours'],
          file: 'static/css/styles.*.css',
          contains: '.rspress-directive.tip',
        },
      ],
    },
    rust: {
      config: 'rspress.rust.config.ts',
      claims: [
        ...shared,
        {
          claim: 'The HTML that pages may quote.',
          proves: ['plugin/official-plugins/container-syntax#html'],
          file: 'kinds.html',
          selector: '.rspress-directive.danger, .rspress-directive.details',
          sameAs: 'expected/kinds.html',
        },
        {
          claim: 'The Rust compiler loses the text of an inner container.',
          proves: ['plugin/official-plugins/container-syntax#known-issues'],
          file: 'mistakes.html',
          selector: content('nested'),
          text: 'The outer text.',
        },
        {
          claim: 'The Rust compiler mixes up the words of a paragraph with code on a later line.',
          proves: ['plugin/official-plugins/container-syntax#known-issues'],
          file: 'mistakes.html',
          selector: content('code-on-a-later-line'),
          text: 'The rope is kept inlocker-2 beside the mast. the locker',
        },
        {
          claim: 'The Rust compiler takes names in capitals.',
          file: 'mistakes.html',
          selector: content('in-capitals'),
          text: 'Take a flag.',
        },
        {
          claim: 'The Rust compiler keeps all lines of an alert.',
          proves: ['plugin/official-plugins/container-syntax#known-issues'],
          file: 'mistakes.html',
          selector: content('long-alert'),
          text: 'The first line. The second line.',
        },
        {
          claim: 'The Rust compiler keeps all paragraphs of an alert.',
          proves: ['plugin/official-plugins/container-syntax#known-issues'],
          file: 'mistakes.html',
          selector: content('alert-of-two-paragraphs'),
          text: 'The first paragraph. The second paragraph.',
        },
        {
          claim: 'The Rust compiler puts the words behind the name of an alert into its text.',
          file: 'mistakes.html',
          selector: content('alert-with-words'),
          text: 'A title The text.',
        },
        {
          claim: 'The Rust compiler loses text directly below a container.',
          proves: ['plugin/official-plugins/container-syntax#example', 'plugin/official-plugins/container-syntax#limits'],
          file: 'below.html',
          selector: '.rspress-doc > :not(h1)',
          texts: [/^TIP ?Any flag\.$/, 'The paragraph after it.'],
        },
        {
          claim: 'In `.md` files, the Rust compiler takes braces after a space for the title.',
          proves: ['plugin/official-plugins/container-syntax#known-issues'],
          file: 'traps.html',
          selector: `${below('braces-after-a-space')} > .rspress-directive-title`,
          text: '{title="Any flag"}',
        },
        {
          claim: 'With the Rust compiler, colons at the end of the first line belong to the title, and the box ends at the next ones.',
          proves: ['plugin/official-plugins/container-syntax#limits'],
          file: 'quick.html',
          selector: '.rspress-directive > .rspress-directive-title, .rspress-directive h2, .rspress-directive ~ p',
          texts: ['Quick :::', /^#?A heading on the way#?$/, 'The end.'],
        },
        {
          claim: '`replaceRules` rename the kinds of other tools.',
          proves: ['plugin/official-plugins/container-syntax#own-names'],
          file: 'traps.html',
          selector: `${below('name-of-another-tool')}.rspress-directive`,
          attribute: 'class',
          values: ['rspress-directive warning'],
        },
        {
          claim: 'The `globalStyles` of the configuration come before the style sheet of the containers.',
          proves: ['plugin/official-plugins/container-syntax#colours'],
          file: 'static/css/styles.*.css',
          contains:
            /html:root\{--rp-container-tip-border:#7c3aed.*html\.dark\{--rp-container-tip-text:#c4b5fd.*:root\{--rp-container-note-border.*\.dark\{--rp-container-tip-text:#3ec480/s,
        },
        {
          claim: 'The Rust compiler makes the same containers without the plugin.',
          proves: [
            'plugin/official-plugins/container-syntax#known-issues',
            'plugin/official-plugins/container-syntax#source',
          ],
          file: 'index.html',
          selector: '.rspress-directive',
          attribute: 'class',
          values: classes,
        },
      ],
    },
    own: {
      config: 'rspress.own.config.ts',
      claims: [
        {
          claim: 'A replacement with an element makes a kind of its own in an MDX page.',
          proves: ['plugin/official-plugins/container-syntax#own-names'],
          file: 'index.html',
          selector: '.rspress-doc .rspress-directive.important p strong',
          text: 'all flags',
        },
        {
          claim: 'That rule finds neither a box with a title nor one in a list, but one in a code block.',
          proves: ['plugin/official-plugins/container-syntax#own-names'],
          file: 'index.html',
          selector: `${below('with-a-title')}, h2#in-a-list ~ ul p, h2#in-code ~ div code`,
          texts: [
            ':::important Flags Read them. :::',
            'One flag.',
            ':::important Read it. :::',
            /^<div className="rspress-directive important">\s+Read it\.\s+<\/div>$/,
          ],
        },
        {
          claim: 'In a `.md` page the element of the replacement is lost.',
          proves: ['plugin/official-plugins/container-syntax#own-names'],
          file: 'plain.html',
          selector: '.rspress-directive',
          absent: true,
          unlike: 'index.html',
        },
      ],
    },
    slips: {
      config: 'rspress.slips.config.ts',
      exitCode: 134,
      claims: [
        {
          claim: 'In an MDX page, braces behind the name without `title=` stop the build, and the message names no file.',
          proves: ['plugin/official-plugins/container-syntax#limits'],
          log: /plugin_container\/src\/lib\.rs:\d+:\d+:\s+called `Option::unwrap\(\)` on a `None` value/,
        },
      ],
    },
  },
});
