import { mergeDocConfig } from 'rspress/core';
import config from './rspress.more.config';

export default mergeDocConfig(config, {
  builderConfig: {
    html: {
      template: './shell.html',
    },
  },
});
