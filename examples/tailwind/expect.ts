import {defineExample} from '../../verify/examples/define';

const css = 'static/css/styles.*.css';

export default defineExample({
  builds: {
    default: {
      claims: [
        {
          claim: 'Classes written in pages get their rules.',
          proves: ['guide/basic/custom-page#tailwind'],
          file: css,
          contains: '.p-\\[13px\\]{padding:13px}',
        },
        {
          claim: 'Classes written in components get theirs.',
          proves: ['guide/basic/custom-page#tailwind'],
          file: css,
          contains: '.decoration-wavy{text-decoration-style:wavy}',
        },
        {
          claim: '`dark:` follows the class the theme’s switch sets.',
          proves: ['guide/basic/custom-page#tailwind'],
          file: css,
          contains: /\.dark\\:bg-amber-900:is\(\.dark \*\)\{/,
        },
        {
          claim: 'The rules come behind those of the theme and are in no layer, so they win over its resets.',
          proves: [
            'api/config/config-build#css',
            'guide/basic/custom-page#tailwind',
            'guide/basic/custom-page#tailwind-4',
          ],
          file: css,
          contains: /--rp-c-brand:\s*#0095ff[\s\S]*\.p-\\\[13px\\\]\{/,
        },
        {
          claim: 'The reset of Tailwind comes after the theme, and sets another line height.',
          proves: ['guide/about/recipes#tailwind'],
          file: css,
          contains: /font-size:16px;line-height:1\.7\}[\s\S]*line-height:1\.5\}body\{line-height:inherit/,
        },
        {
          claim: 'The classes are on the elements.',
          file: 'index.html',
          selector: '.rspress-doc div.bg-amber-100 span.decoration-wavy',
          text: 'Terracotta',
        },
      ],
    },
  },
});
