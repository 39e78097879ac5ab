import path from 'node:path';
import { mergeDocConfig } from 'rspress/core';
import config from './rspress.config';

// The style sheet names a file of `docs/public`, where the bundler does not look.
export default mergeDocConfig(config, {
  themeDir: path.join(__dirname, 'font-public-theme'),
});
