import { defineConfig } from 'rspress/config';

const startDark = `
  localStorage.getItem('rspress-theme-appearance') ??
    localStorage.setItem('rspress-theme-appearance', 'dark');
`;

export default defineConfig({
  title: 'Spoke',
  builderConfig: {
    html: {
      // A function, because the script has to come before that of the theme.
      tags: [
        tags => [
          { tag: 'script', children: startDark, append: false },
          ...tags,
        ],
      ],
    },
  },
});
