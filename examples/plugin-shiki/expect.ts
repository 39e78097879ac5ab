import {defineExample} from '../../verify/examples/define';

const lines = (heading: string): string => `h2#${heading} + .shiki .line`;

export default defineExample({
  builds: {
    default: {
      live: true,
      claims: [
        {
          claim: 'Code is coloured when the site is built, with CSS variables.',
          proves: [
            'plugin/official-plugins/shiki#example',
            'plugin/official-plugins/shiki#pluginshiki',
            'plugin/official-plugins/shiki#source',
            'plugin/system/introduction#use',
          ],
          file: 'index.html',
          selector: `${lines('zig')} span:first-child`,
          attribute: 'style',
          values: ['color:var(--shiki-token-keyword)'],
        },
        {
          claim: '`createTransformerDiff` marks removed and added lines.',
          proves: ['plugin/official-plugins/shiki#createtransformerdiff', 'plugin/official-plugins/shiki#diff'],
          file: 'index.html',
          selector: lines('diff'),
          attribute: 'class',
          values: ['line line-number diff remove', 'line line-number diff add'],
        },
        {
          claim: 'The comment that marks a line is taken out.',
          proves: ['plugin/official-plugins/shiki#marks'],
          file: 'index.html',
          selector: lines('diff'),
          texts: ['const lamps = 1;', 'const lamps = 2;'],
        },
        {
          claim: 'The HTML that pages may quote.',
          proves: ['plugin/official-plugins/shiki#html'],
          file: 'index.html',
          selector: 'h2#diff + .shiki pre',
          sameAs: 'expected/diff.html',
        },
        {
          claim: '`createTransformerFocus` marks the line to look at.',
          proves: ['plugin/official-plugins/shiki#createtransformerfocus', 'plugin/official-plugins/shiki#focus'],
          file: 'index.html',
          selector: lines('focus'),
          attribute: 'class',
          values: ['line line-number', 'line line-number focused'],
        },
        {
          claim: '`createTransformerHighlight` marks as many lines as the number behind the colon.',
          proves: [
            'plugin/official-plugins/shiki#createtransformerhighlight',
            'plugin/official-plugins/shiki#highlight',
          ],
          file: 'index.html',
          selector: lines('highlight'),
          attribute: 'class',
          values: ['line line-number highlighted', 'line line-number highlighted', 'line line-number'],
        },
        {
          claim: '`createTransformerErrorLevel` marks errors and warnings.',
          proves: [
            'plugin/official-plugins/shiki#createtransformererrorlevel',
            'plugin/official-plugins/shiki#messages',
          ],
          file: 'index.html',
          selector: lines('messages'),
          attribute: 'class',
          values: ['line line-number highlighted error', 'line line-number highlighted warning'],
        },
        {
          claim: 'Blocks say which marks they hold.',
          file: 'index.html',
          selector: '.rspress-doc > .shiki',
          attribute: 'class',
          values: [/has-diff/, /has-focused/, /has-highlight/, /has-highlight/, /has-line-number$/, /has-line-number$/],
        },
        {
          claim: 'Lines named in braces are marked too, and `title` stands above.',
          file: 'index.html',
          selector: 'h2#lines-in-braces + .shiki :is(.rspress-code-title, .code-line-highlighted)',
          texts: ['lamps.ts', 'const b = 2;'],
        },
      ],
    },
    own: {
      config: 'rspress.own.config.ts',
      claims: [
        {
          claim: 'A transformer of your own changes the code and gives lines classes.',
          proves: ['plugin/official-plugins/shiki#own'],
          file: 'index.html',
          selector: `${lines('prompt')}.prompt`,
          text: 'ls lamps',
        },
        {
          claim: 'With `tagRegExp` the marks are read from other comments.',
          proves: ['plugin/official-plugins/shiki#functions', 'plugin/official-plugins/shiki#limits'],
          file: 'index.html',
          selector: lines('hash-sign'),
          attribute: 'class',
          values: ['line diff remove', 'line diff add'],
        },
        {
          claim: 'A transformer whose `tagRegExp` holds the braces reads marks in JSX, and takes the braces out.',
          proves: ['plugin/official-plugins/shiki#own', 'plugin/official-plugins/shiki#limits'],
          file: 'index.html',
          selector: `${lines('comment-of-jsx')}.diff`,
          texts: ['{red}', '{green}'],
        },
        {
          claim: 'Without that, the braces around a mark in JSX stay in the code.',
          proves: ['plugin/official-plugins/shiki#limits'],
          file: 'index.html',
          selector: `${lines('braces-that-stay')}.focused`,
          texts: ['const a = <b />; {}'],
        },
        {
          claim: 'A space between numbers in braces leaves all lines unmarked.',
          proves: ['plugin/official-plugins/shiki#example'],
          file: 'index.html',
          selector: lines('numbers-with-a-space'),
          attribute: 'class',
          values: ['line', 'line'],
        },
        {
          claim: 'A block of `text` ends with an empty line.',
          proves: ['plugin/official-plugins/shiki#languages'],
          file: 'index.html',
          selector: lines('plain-text'),
          texts: ['ls lamps', ''],
        },
        {
          claim: 'A mark in a comment of HTML is left in the code.',
          proves: ['plugin/official-plugins/shiki#html', 'plugin/official-plugins/shiki#limits'],
          file: 'index.html',
          selector: lines('comment-of-html'),
          texts: ['<b>1</b> <!-- [!code ++] -->'],
        },
        {
          claim:
            '`createTransformerErrorLevel` marks the line, but without `createTransformerHighlight` not the block.',
          proves: ['plugin/official-plugins/shiki#createtransformererrorlevel', 'plugin/official-plugins/shiki#limits'],
          file: 'index.html',
          selector: 'h2#messages-alone + .shiki, h2#messages-alone + .shiki .line',
          attribute: 'class',
          values: ['shiki css-variables', 'line highlighted error'],
        },
        {
          claim: 'The word `focused` in the code is taken for a mark, and then all lines are out of focus.',
          proves: ['plugin/official-plugins/shiki#known-issues'],
          file: 'index.html',
          selector: 'h2#the-word-itself + .shiki, h2#the-word-itself + .shiki .line',
          attribute: 'class',
          values: ['shiki css-variables has-focused', 'line', 'line'],
        },
      ],
    },
    theme: {
      config: 'rspress.theme.config.ts',
      claims: [
        {
          claim: 'A theme of Shiki writes its colours into the page: they do not change in dark mode.',
          proves: ['plugin/official-plugins/shiki#themes', 'plugin/official-plugins/shiki#theme'],
          file: 'index.html',
          selector: '.rspress-doc .line > span:first-child',
          attribute: 'style',
          values: ['color:#D73A49'],
        },
        {
          claim: '`markdown.showLineNumbers` numbers the lines without the transformer.',
          proves: [
            'api/config/config-build#markdown-showlinenumbers',
            'plugin/official-plugins/shiki#transformers',
            'plugin/official-plugins/shiki#createtransformerlinenumber',
          ],
          file: 'index.html',
          selector: '.rspress-doc .line',
          attribute: 'class',
          values: ['line line-number'],
        },
      ],
    },
    dark: {
      config: 'rspress.dark.config.ts',
      claims: [
        {
          claim: 'Of a theme only the colours of the text are in the page, not its background.',
          proves: ['plugin/official-plugins/shiki#themes'],
          file: 'index.html',
          selector: '.rspress-doc pre',
          attribute: 'style',
          values: ['overflow-x:auto'],
        },
        {
          claim: 'A theme for dark ground writes light text in both modes.',
          proves: ['plugin/official-plugins/shiki#themes'],
          file: 'index.html',
          selector: '.rspress-doc .line > span:first-child',
          attribute: 'style',
          values: ['color:#F97583'],
        },
        {
          claim: 'Code blocks have the background of a variable; `html:root` wins over both modes.',
          proves: ['plugin/official-plugins/shiki#themes'],
          file: 'static/css/styles.*.css',
          contains:
            /(?=[^]*html:root\{--rp-code-block-bg:#24292e)(?=[^]*\.dark\{[^}]*--rp-code-block-bg:#242424)[^]*div\[class\^=language-\]\{background-color:var\(--rp-code-block-bg\)/,
        },
      ],
    },
    grammar: {
      config: 'rspress.grammar.config.ts',
      claims: [
        {
          claim: 'A grammar of your own in `langs` colours blocks with its id.',
          proves: ['plugin/official-plugins/shiki#languages', 'plugin/official-plugins/shiki#langs'],
          file: 'index.html',
          selector: '.rspress-doc .line span',
          attribute: 'style',
          values: [
            'color:var(--shiki-token-keyword)',
            'color:var(--shiki-color-text)',
            'color:var(--shiki-token-constant)',
          ],
        },
      ],
    },
    unknown: {
      config: 'rspress.unknown.config.ts',
      exitCode: 1,
      claims: [
        {
          claim: 'A language that is not loaded stops the build.',
          proves: [
            'plugin/official-plugins/shiki#languages',
            'plugin/official-plugins/shiki#limits',
            'plugin/official-plugins/shiki#langs',
          ],
          log: 'No language registration for zig',
        },
      ],
    },
  },
});
