import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {MarkdownParser} from './code';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFrontmatter);

/** Heading ids in braces are the toolkit's, not MDX's. */
const HEADING_ID = /^(#{1,6}(?!#).*?)\\?\{#[^}\n]*\}/gm;

/** Parses Markdown samples; throws when they are not MDX. */
export const parseSample: MarkdownParser = (source) => processor.parse(source.replace(HEADING_ID, '$1'));
