import { mergeDocConfig } from 'rspress/core';
import config from './rspress.languages.config';

export default mergeDocConfig(config, {
  base: '/hike/',
});
