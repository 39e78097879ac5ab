import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Ferry',
  description: 'Timetables for island ferries',
  route: {
    exclude: ['drafts/**', 'components/**', '**/*.test.ts'],
  },
});
