import { here } from 'moon-path';
import { defineConfig } from 'rspress/config';

export default defineConfig({ root: `${here()}/docs-config` });
