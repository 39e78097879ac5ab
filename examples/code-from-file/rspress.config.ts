import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Spoke',
  builderConfig: {
    tools: {
      bundlerChain(chain, { CHAIN_ID }) {
        const text = /^\?text$/;
        chain.module.rule('text').resourceQuery(text).type('asset/source');
        // Otherwise scripts are compiled first, and lose their types.
        chain.module.rule(CHAIN_ID.RULE.JS).resourceQuery({ not: text });
      },
    },
  },
});
