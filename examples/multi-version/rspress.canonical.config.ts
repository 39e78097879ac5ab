import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'rspress/config';

const newest = 'v2';
const site = 'https://sundial.example.com';

export default defineConfig({
  title: 'Sundial',
  multiVersion: {
    default: newest,
    versions: ['v1', 'v2'],
  },
  head: [
    ({ version, relativePath }) => {
      const file = relativePath.replace(/^[^/]+\//, '');
      if (version === newest || !existsSync(path.join(__dirname, 'docs', newest, file))) {
        return undefined;
      }
      const page = file.replace(/\.\w+$/, '.html').replace(/(^|\/)index\.html$/, '$1');
      return ['link', { rel: 'canonical', href: `${site}/${page}` }];
    },
  ],
});
