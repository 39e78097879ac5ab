import type {RootContent} from 'mdast';
import {summaryOf} from '../../facts/summaries';
import {readAttributes, type Component} from '../../jsx';
import {inlineCode, table, text} from './nodes';
import {scopeOf, type FactsPage} from './page';

/** `<KnownDifferences>`: where the release does not do what it says, of one owner or of all. */
export function knownDifferences(page: FactsPage, node: Component): RootContent[] {
  const {of} = readAttributes(node, {of: 'text'});
  const scope = of === undefined ? undefined : scopeOf(page, of);
  const list = page.lookup.facts.differences.filter(
    (item) => !scope || (item.owner === scope.owner.name && item.name.startsWith(scope.prefix)),
  );
  if (list.length === 0) throw new Error(`There are no known differences of ${of ?? 'the release'}.`);
  const rows = list.map((item) => [
    [inlineCode(item.name.slice(scope?.prefix.length ?? 0)), ...(scope ? [] : [text(' '), text(`(${item.owner})`)])],
    [text(summaryOf(item, page.lang))],
  ]);
  return [table([page.strings.name, page.strings.difference], rows, 'fact-table')];
}
