import type {Parent, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {atLineOf} from '../../ContentError';
import {loadCommunity, type CommunityPlugins} from '../../facts/community';
import {loadFacts} from '../../facts/load';
import {createLookup, type FactLookup} from '../../facts/lookup';
import {loadMoves, type Moves} from '../../facts/next/moves';
import type {Facts} from '../../facts/types';
import {isComponent, literalAttributes, type Component} from '../../jsx';
import {docKey, langOf, sitePath} from '../../roots';
import type {GeneratedEntry, JsxUse} from '../../types';
import {knownDifferences} from './differences';
import {cliHelp, typeListing} from './listings';
import {paragraph, text} from './nodes';
import {option} from './option';
import {communityChecked, communityPlugins, pluginMeta, pluginsTable, siteFigure, toolkitVersion} from './packages';
import {nextChanges, nextFigure, nextPackages, nextStyles} from './next';
import {lineOf, type FactsPage} from './page';
import {stringsOf} from './strings';
import {optionTable, propsTable} from './tables';

/** Options of the transformer. */
export interface RemarkFactsOptions {
  /** Absolute path of the site. */
  siteDir: string;
  /** Facts to show; those of `content/facts/facts.json` by default. */
  facts?: Facts;
  /** Community plugins to list; those of `content/facts/community-plugins.json` by default. */
  community?: CommunityPlugins;
  /** What the next major release changes; that of `content/facts/next` by default. */
  moves?: Moves;
}

/** Components that become blocks, with what they become; `following` is what stands after them. */
const BLOCKS: Readonly<
  Record<string, (page: FactsPage, node: Component, following: readonly RootContent[]) => RootContent[]>
> = {
  CliHelp: cliHelp,
  CommunityPlugins: communityPlugins,
  KnownDifferences: knownDifferences,
  NextChanges: nextChanges,
  NextPackages: nextPackages,
  NextStyles: nextStyles,
  Option: option,
  OptionTable: optionTable,
  PluginMeta: pluginMeta,
  PluginTable: pluginsTable,
  PropsTable: propsTable,
  TypeListing: typeListing,
};

/** Components that become a few words. */
const WORDS: Readonly<Record<string, (page: FactsPage, node: Component) => string>> = {
  CommunityChecked: communityChecked,
  NextFigure: nextFigure,
  SiteFigure: siteFigure,
  ToolkitVersion: toolkitVersion,
};

/** Names of all components that show facts. */
export const FACT_COMPONENTS: readonly string[] = [...Object.keys(BLOCKS), ...Object.keys(WORDS)];

/** What a node becomes; nothing when it is not ours. */
function expanded(
  page: FactsPage,
  node: RootContent,
  following: readonly RootContent[],
): readonly RootContent[] | undefined {
  if (!isComponent(node) || node.name === null) return undefined;
  if (Object.hasOwn(WORDS, node.name)) {
    const value = text(WORDS[node.name]!(page, node));
    return [node.type === 'mdxJsxTextElement' ? value : paragraph(value)];
  }
  if (!Object.hasOwn(BLOCKS, node.name)) return undefined;
  if (node.type === 'mdxJsxTextElement') {
    throw new Error(`<${node.name}> is a block: put it on a line of its own, with empty lines around it.`);
  }
  return BLOCKS[node.name]!(page, node, following);
}

/** Replaces the components below a node, and adds those it replaced to a list. */
function expand(page: FactsPage, file: VFile, parent: Parent, found: JsxUse[]): void {
  parent.children = parent.children.flatMap((node, i) => {
    const made = atLineOf(file, node, () => expanded(page, node, parent.children.slice(i + 1)));
    if (made !== undefined && isComponent(node)) {
      const line = lineOf(node);
      found.push({name: node.name ?? '', attributes: literalAttributes(node), file: page.source, line});
    }
    if (made === undefined && 'children' in node) expand(page, file, node as Parent, found);
    return made ?? [node];
  });
}

/**
 * Replaces the components that show facts of the release by Markdown, so that
 * headings reach the table of contents and pages read without JavaScript.
 *
 * What a page shows is listed in `file.data.generated`, and by which components in `file.data.expanded`.
 *
 * @param options - See {@link RemarkFactsOptions}.
 * @returns Transformer that fails the page, with the line of the component, when one names
 *   something the release does not have.
 */
export default function remarkFacts({siteDir, ...options}: RemarkFactsOptions): (tree: Root, file: VFile) => void {
  let lookup: FactLookup | undefined;
  let community: CommunityPlugins | undefined;
  let moves: Moves | undefined;
  return (tree, file) => {
    lookup ??= createLookup(options.facts ?? loadFacts());
    community ??= options.community ?? loadCommunity();
    moves ??= options.moves ?? loadMoves();
    const source = sitePath(siteDir, file.path);
    const lang = langOf(source);
    const generated: GeneratedEntry[] = [];
    const found: JsxUse[] = [];
    const page: FactsPage = {
      lang,
      source,
      strings: stringsOf(lang),
      lookup,
      community,
      moves,
      key: docKey(source) ?? '',
      ids: new Map(),
      generated,
    };
    expand(page, file, tree, found);
    file.data.generated = [...((file.data.generated as GeneratedEntry[] | undefined) ?? []), ...generated];
    file.data.expanded = found;
  };
}
