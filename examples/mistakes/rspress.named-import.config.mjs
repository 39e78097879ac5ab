import { defineConfig } from 'rspress/config';

export const root = 'docs-config';
export const title = 'Almanac';
// No option has this name, so nothing reads it.
export const config = defineConfig({ title: 'Calendar' });
