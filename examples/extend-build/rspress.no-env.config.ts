import { mergeDocConfig } from 'rspress/core';
import config from './rspress.more.config';

config.builderConfig = { ...config.builderConfig, source: {} };

export default mergeDocConfig(config, {});
