import { defineConfig } from 'rspress/config';

export default defineConfig({
  root: 'docs-config',
  title: 'Almanac',
  plugins: [
    {
      name: 'tide-tables',
      // Nobody calls `resolve`, so the promise stays pending.
      beforeBuild: () => new Promise(() => {}),
    },
  ],
});
