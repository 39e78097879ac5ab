// Change: the list is written as HTML, without state; a script marks the section that is read.
import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useFilteredAndTreeifiedTOC, type TOCTreeNode} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TOCItems';

/** Lets long names break after their dots, and nowhere else. */
const breakable = (html: string): string => html.replace(/<code>[^<]*/g, (code) => code.replace(/\.(?=\w)/g, '.<wbr>'));

/** Entries and those below them. What they show is HTML already; ids come from this site's headings. */
function listItems(nodes: readonly TOCTreeNode[]): string {
  return nodes
    .map(({id, value, children}) => {
      const below = children.length > 0 ? `<ul>${listItems(children)}</ul>` : '';
      return `<li><a href="#${id}" class="table-of-contents__link">${breakable(value)}</a>${below}</li>`;
    })
    .join('');
}

export default function TOCItems({toc, minHeadingLevel, maxHeadingLevel}: Props): ReactNode {
  const {tableOfContents} = useThemeConfig();
  const tree = useFilteredAndTreeifiedTOC({
    toc,
    minHeadingLevel: minHeadingLevel ?? tableOfContents.minHeadingLevel,
    maxHeadingLevel: maxHeadingLevel ?? tableOfContents.maxHeadingLevel,
  });
  if (tree.length === 0) return null;
  return (
    <ul
      className="table-of-contents table-of-contents__left-border"
      dangerouslySetInnerHTML={{__html: listItems(tree)}}
      // The script may mark an entry before React looks at the list.
      suppressHydrationWarning
    />
  );
}
