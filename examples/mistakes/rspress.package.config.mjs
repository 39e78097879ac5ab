import { pluginMoon } from 'rspress-plugin-moon';

export default { root: 'docs-config', plugins: [pluginMoon()] };
