import { h } from 'vue';
import DefaultTheme from 'vitepress/theme';
import type { Theme } from 'vitepress';
import Heat from './Heat.vue';
import SmokeBan from './SmokeBan.vue';
import './custom.css';

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'doc-before': () => h(SmokeBan) }),
  enhanceApp({ app }) {
    app.component('Heat', Heat);
  },
} satisfies Theme;
