import path from 'node:path';
import { defineConfig } from 'rspress/config';
import walks from './walks.json';

export default defineConfig({
  root: 'docs-brackets',
  title: 'Trail notes',
  plugins: [
    {
      name: 'walks',
      addPages: () => [
        {
          routePath: '/walks/:id',
          filepath: path.join(__dirname, 'pages/walk.mdx'),
        },
      ],
      addSSGRoutes: () => walks.map(({ id }) => ({ path: `/walks/${id}` })),
    },
  ],
});
