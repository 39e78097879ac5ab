import { mergeDocConfig } from 'rspress/core';
import analytics from './rspress.analytics.config';
import dark from './rspress.dark.config';
import openGraph from './rspress.open-graph.config';
import sitemap from './rspress.sitemap.config';
import tailwind from './rspress.tailwind.config';

export default mergeDocConfig(
  analytics,
  dark,
  openGraph,
  sitemap,
  tailwind,
);
