import { mergeDocConfig } from 'rspress/core';
import config from './rspress.config';

// A page asks for a feed that does not exist.
export default mergeDocConfig(config, {
  root: 'docs-unknown',
});
