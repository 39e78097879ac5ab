import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'rspress/config';

const site = 'https://abacus.example.com';
const languages = ['en', 'zh'];

export default defineConfig({
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English', title: 'Abacus' },
    { lang: 'zh', label: '简体中文', title: '算盘' },
  ],
  head: [
    ({ relativePath }) => {
      const file = relativePath.replace(/^[^/]+\//, '');
      const page = file.replace(/\.\w+$/, '.html').replace(/(^|\/)index\.html$/, '$1');
      return languages
        .filter((lang) => existsSync(path.join(__dirname, 'docs', lang, file)))
        .map((lang) => {
          const folder = lang === 'en' ? '' : `${lang}/`;
          return `<link rel="alternate" hreflang="${lang}" href="${site}/${folder}${page}">`;
        })
        .join('');
    },
  ],
});
