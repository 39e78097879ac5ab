import { mergeDocConfig } from 'rspress/core';
import config from './rspress.config';

export default mergeDocConfig(config, {
  languageParity: {
    enabled: true,
    include: [],
    exclude: [],
  },
});
