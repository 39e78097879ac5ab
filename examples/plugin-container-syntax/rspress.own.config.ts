import path from 'node:path';
import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-own',
  title: 'Signal',
  globalStyles: path.join(__dirname, 'styles/important.css'),
  replaceRules: [
    {
      search: /^:::important\n([^]*?)\n:::$/gm,
      replace:
        '<div className="rspress-directive important">\n\n$1\n\n</div>',
    },
  ],
});
