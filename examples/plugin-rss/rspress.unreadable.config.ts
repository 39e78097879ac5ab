import { mergeDocConfig } from 'rspress/core';
import config from './rspress.config';

export default mergeDocConfig(config, {
  root: 'docs-unreadable',
});
