import { mkdir, symlink } from 'node:fs/promises';

// What `npm install react@19 react-dom@19` leaves in a project: the root of this repository has both.
await mkdir('node_modules');
for (const name of ['react', 'react-dom']) {
  await symlink(`../../../node_modules/${name}`, `node_modules/${name}`, 'junction');
}
