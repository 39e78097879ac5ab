import {defineExample} from '../../scripts/examples/define';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: '`source.define` replaces a name, also in MDX.',
          file: 'index.html',
          selector: '.rspress-doc > p',
          text: 'Release 3.1: heat to 850 °C and hold.',
        },
        {
          claim: '`resolve.alias` works in imports of pages; a relative target starts at the project.',
          file: 'index.html',
          selector: '.rspress-doc ol.steps li',
          texts: ['Heat', 'Quench', 'Temper'],
        },
        {
          claim: '`html.tags` adds to the head of every page.',
          file: 'tempering.html',
          selector: 'meta[name=theme-color]',
          attribute: 'content',
          values: ['#b91c1c'],
        },
        {
          claim: 'A rule of `tools.rspack` imports a file as text.',
          file: 'index.html',
          selector: '.rspress-doc pre.quench',
          text: 'Oil, not water.',
        },
        {claim: 'A builder plugin takes part in the build.', log: 'forge: first compile: true'},
        {
          claim: 'A remark plugin with options changes the text.',
          file: 'tempering.html',
          selector: '.rspress-doc p',
          text: 'Straw yellow is 230 °C.',
        },
        {
          claim: 'A rehype plugin changes the elements.',
          file: 'index.html',
          selector: '.rspress-doc div.wide-table > table',
          count: 1,
        },
        {
          claim: 'The search index is made without your plugins.',
          file: 'static/search_index.*.json',
          contains: 'Straw yellow is 230°.',
        },
      ],
    },
    rust: {
      config: 'rspress.rust.config.ts',
      claims: [
        {
          claim: 'The Rust compiler, the default, leaves remark plugins out without a word.',
          file: 'tempering.html',
          selector: '.rspress-doc p',
          text: 'Straw yellow is 230°.',
        },
        {
          claim: 'It leaves rehype plugins out too.',
          file: 'index.html',
          selector: '.wide-table',
          absent: true,
          unlike: 'default:index.html',
        },
      ],
    },
    some: {
      config: 'rspress.some.config.ts',
      claims: [
        {
          claim:
            '`mdxRs.include` chooses the compiler file by file: this one is compiled by JavaScript, with the plugins.',
          file: 'tempering.html',
          selector: '.rspress-doc p',
          text: 'Straw yellow is 230 °C.',
        },
        {
          claim: 'This one is compiled by Rust, without them.',
          file: 'index.html',
          selector: '.rspress-doc > p',
          text: 'Release 3.1: heat to 850° and hold.',
        },
      ],
    },
  },
});
