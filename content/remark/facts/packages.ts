import type {RootContent} from 'mdast';
import {loadFigures} from '../../facts/figures';
import {readAttributes, required, type Component} from '../../jsx';
import {purposes} from './descriptions';
import {definition, element, text} from './nodes';
import {named, packageOf, type FactsPage} from './page';
import {communityTable, pluginTable} from './render';

const PLUGIN_PREFIX = '@rspress/plugin-';

/** Navigation and sidebar are described as a part of the toolkit, not as a plugin. */
const isDocumentedPlugin = (name: string): boolean =>
  name.startsWith(PLUGIN_PREFIX) && name !== `${PLUGIN_PREFIX}auto-nav-sidebar`;

/** `<PluginMeta>`: the version of a plugin and the command that installs it. */
export function pluginMeta(page: FactsPage, node: Component): RootContent[] {
  const name = required(node, 'name', readAttributes(node, {name: 'text'}).name);
  const info = packageOf(page, name);
  return [
    element('dl', {className: 'fact'}, [definition(page.strings.version, text(info.documented ?? info.version))]),
    element('Install', {packages: `${name}@${info.major}`, dev: true}),
  ];
}

/** `<PluginTable>`: every documented plugin, in the order in which the page describes them. */
export function pluginsTable(page: FactsPage, node: Component): RootContent[] {
  readAttributes(node, {});
  const known = new Map(Object.entries(page.lookup.facts.packages).filter(([name]) => isDocumentedPlugin(name)));
  const entries = purposes(node, known).map(({name, value, purpose}) => ({
    name: name.slice(PLUGIN_PREFIX.length),
    info: value,
    purpose,
  }));
  return [pluginTable(entries, page.strings)];
}

/** `<CommunityPlugins>`: every recorded community plugin, in the order in which the page describes them. */
export function communityPlugins(page: FactsPage, node: Component): RootContent[] {
  readAttributes(node, {});
  const {plugins, release} = page.community;
  const known = new Map(plugins.map((plugin) => [plugin.name, plugin]));
  const entries = purposes(node, known).map(({value, purpose}) => ({plugin: value, purpose}));
  return [communityTable(entries, release.split('.')[0] ?? '', page.strings)];
}

/** `<CommunityChecked>`: the day on which the registry was asked. */
export function communityChecked({community}: FactsPage, node: Component): string {
  readAttributes(node, {});
  return community.checked;
}

/** `<ToolkitVersion>`: the documented version of a package. */
export function toolkitVersion(page: FactsPage, node: Component): string {
  const info = packageOf(page, readAttributes(node, {package: 'text'}).package ?? 'rspress');
  return info.documented ?? info.version;
}

/** `<SiteFigure>`: a number about these pages, or about a measured build, by its name. */
export function siteFigure(_page: FactsPage, node: Component): string {
  const name = required(node, 'name', readAttributes(node, {name: 'text'}).name);
  return named(loadFigures(), name, 'There is no figure');
}
