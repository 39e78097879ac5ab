import {emptyExtract} from '../../content/extract';
import type {Page} from '../../content/types';

/**
 * An English page without content, for tests that fill in what they are about.
 *
 * @param file - Path of its source below the site folder.
 */
export function emptyPage(file: string): Page {
  const fileKey = file.replace(/^docs\//, '').replace(/\.mdx?$/, '');
  const {contentTitle: _none, ...content} = emptyExtract();
  return {
    lang: 'en',
    file,
    fileKey,
    kind: 'doc',
    routePath: `/${fileKey}`,
    title: fileKey,
    description: '',
    frontmatter: {},
    ...content,
    generated: [],
    expanded: [],
  };
}
