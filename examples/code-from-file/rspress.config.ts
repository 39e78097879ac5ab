import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Spoke',
  builderConfig: {
    tools: {
      bundlerChain(chain, { CHAIN_ID }) {
        const text = /^\?text$/;
        chain.module.rule('text').resourceQuery(text).type('asset/source');
        // Otherwise these files are compiled first, and scripts lose their types.
        for (const rule of [CHAIN_ID.RULE.JS, CHAIN_ID.RULE.CSS, 'MDX']) {
          chain.module.rule(rule).resourceQuery({ not: text });
        }
      },
    },
  },
});
