import { defineConfig } from 'rspress/config';

export default defineConfig({
  title: 'Kiln',
  description: 'Firing schedules for small pottery studios',
  route: {
    exclude: ['photos/draft.md', 'photos/Frame.tsx'],
  },
});
