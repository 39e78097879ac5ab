import path from 'node:path';
import { mergeDocConfig } from 'rspress/core';
import config from './rspress.config';

export default mergeDocConfig(config, {
  search: false,
  themeDir: path.join(__dirname, 'no-theme-here'),
});
