/** GitHub Flavored Markdown as pages have it: all but links without brackets. */
import type {Nodes} from 'mdast';
import {gfmFootnoteFromMarkdown} from 'mdast-util-gfm-footnote';
import {gfmStrikethroughFromMarkdown} from 'mdast-util-gfm-strikethrough';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {gfmTaskListItemFromMarkdown} from 'mdast-util-gfm-task-list-item';
import {gfmFootnote} from 'micromark-extension-gfm-footnote';
import {gfmStrikethrough} from 'micromark-extension-gfm-strikethrough';
import {gfmTable} from 'micromark-extension-gfm-table';
import {gfmTaskListItem} from 'micromark-extension-gfm-task-list-item';
import type {} from 'remark-parse';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';

/**
 * Remark plugin that reads tables, footnotes, task lists and text that is struck out, as `remark-gfm` does. What that looks for
 * besides, addresses which are links by themselves, takes a fifth of the time of reading a page: {@link refuseBareUrls} sees to it
 * that there are none.
 */
export default function gfm(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfmFootnote(), gfmStrikethrough(), gfmTable(), gfmTaskListItem());
  (data.fromMarkdownExtensions ??= []).push(
    gfmFootnoteFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  );
}

/** What `remark-gfm` would make a link of: URLs, hosts that begin with `www.`, and addresses of e-mail. */
const BARE_URL = /\bhttps?:\/\/[\w-][^\s<]*|\bwww\.[\w-]+\.[^\s<]*|[\w.+-]+@(?:[\w-]+\.)+[\w-]*[a-z]\b/i;

/**
 * Refuses URLs in text, which development shows as links and a build does not.
 *
 * @param node - Tree of a page as it was parsed.
 * @param file - Its file.
 * @throws VFileMessage with line and column of the text.
 */
export function refuseBareUrls(node: Nodes, file: VFile): void {
  if (node.type === 'text') {
    const [url] = BARE_URL.exec(node.value) ?? [];
    if (url !== undefined) {
      file.fail(`"${url}" is no link by itself. Write [text](url), or put it between backticks.`, node);
    }
  }
  // The text of a link may be an address.
  if ('children' in node && node.type !== 'link') for (const child of node.children) refuseBareUrls(child, file);
}
