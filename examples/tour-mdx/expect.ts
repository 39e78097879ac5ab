import {defineExample} from '../../verify/examples/define';

export default defineExample({
  builds: {
    default: {
      live: true,
      claims: [
        {
          claim: 'A page may use a field of its frontmatter and a constant that it exports.',
          proves: ['guide/basic/use-mdx#example'],
          file: 'walks/ridge-path.html',
          selector: '.rspress-doc > p:first-of-type',
          text: '4 hours with a view on both sides. There is water at Alder hut and Stone hut.',
        },
        {
          claim: 'A component renders what it computes, and Markdown between its tags.',
          proves: ['guide/basic/use-mdx#example'],
          file: 'walks/ridge-path.html',
          selector: 'aside.climb > p, aside.climb strong',
          texts: ['620 m up: add 62 minutes.', 'Take the eastern side, which is less steep.', 'eastern'],
        },
        {
          claim: 'A page keeps its URL when its extension becomes `.mdx`.',
          proves: ['guide/basic/use-mdx#example'],
          file: 'walks/index.html',
          selector: '.rspress-doc li a',
          attribute: 'href',
          values: ['/walks/lake-loop.html', '/walks/ridge-path.html'],
        },
        {
          claim: 'A fragment is rendered on each page that imports it, with the values it is given.',
          proves: ['guide/basic/use-mdx#fragments', 'guide/start/introduction#around'],
          file: 'walks/coast/lighthouse.html',
          selector: '.rspress-doc > p:last-of-type',
          text: 'In an emergency call 112 and name the point C1.',
        },
        {
          claim: 'The next page has its own value.',
          proves: ['guide/basic/use-mdx#fragments'],
          file: 'walks/ridge-path.html',
          selector: '.rspress-doc > p:contains("emergency")',
          text: 'In an emergency call 112 and name the point R7.',
        },
        {
          claim: 'An excluded folder of fragments has no pages.',
          proves: ['guide/basic/use-mdx#fragments'],
          file: 'fragments/*',
          exists: false,
          source: 'docs/fragments/emergency.mdx',
        },
        {
          claim: 'Without a `#` heading, the title of the frontmatter is the heading of the page.',
          proves: ['guide/basic/use-mdx#frontmatter'],
          file: 'walks/lake-loop.html',
          selector: '.rspress-doc h1',
          text: 'Lake loop#',
        },
        {
          claim: 'The title of the frontmatter is the label in the sidebar.',
          proves: ['guide/basic/use-mdx#frontmatter'],
          file: 'walks/ridge-path.html',
          selector: '.rspress-sidebar nav > a:first-of-type',
          text: 'Lake loop',
        },
        {
          claim: 'The description of the frontmatter is that of the page.',
          proves: ['guide/basic/use-mdx#frontmatter'],
          file: 'walks/lake-loop.html',
          selector: 'meta[name=description]',
          attribute: 'content',
          values: ['Two hours around the water, for every season'],
        },
        {
          claim: 'A container has the title that follows its name.',
          proves: ['guide/basic/use-mdx#containers'],
          file: 'walks/lake-loop.html',
          selector: '.rspress-directive.warning .rspress-directive-title',
          text: 'Thin ice',
        },
        {
          claim: 'The name of a file is shown above its code.',
          proves: ['guide/basic/use-mdx#code-blocks'],
          file: 'guide/record.html',
          selector: '.rspress-code-title',
          text: 'lake-loop.json',
        },
        {
          claim: 'A block with a marked line has line numbers.',
          proves: ['api/config/config-build#markdown-showlinenumbers', 'guide/basic/use-mdx#code-blocks'],
          file: 'guide/record.html',
          selector: '.linenumber',
          texts: ['1', '2', '3', '4', '5'],
        },
        {
          claim: 'A heading has the id in braces, and the braces do not show.',
          proves: ['guide/basic/use-mdx#anchors'],
          file: 'guide/plan.html',
          selector: 'h2#weather',
          text: 'Check the weather#',
        },
      ],
    },
  },
});
