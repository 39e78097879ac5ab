import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Ferry',
  description: 'Timetables for island ferries',
  route: {
    cleanUrls: true,
    extensions: ['.md', '.mdx'],
    exclude: ['drafts/**'],
    include: ['departures.tsx'],
  },
});
