import type {
  Blockquote,
  BlockContent,
  Code,
  DefinitionContent,
  Emphasis,
  Heading,
  Image,
  InlineCode,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
  Strong,
  Text,
} from 'mdast';

export const text = (value: string): Text => ({type: 'text', value});
export const inlineCode = (value: string): InlineCode => ({type: 'inlineCode', value});
export const strong = (...children: PhrasingContent[]): Strong => ({type: 'strong', children});
export const emphasis = (...children: PhrasingContent[]): Emphasis => ({type: 'emphasis', children});
export const link = (url: string, ...children: PhrasingContent[]): Link => ({type: 'link', url, children});
export const image = (url: string, alt: string): Image => ({type: 'image', url, alt});
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});
export const code = (lang: string, value: string): Code => ({type: 'code', lang, value});

export const heading = (depth: Heading['depth'], ...children: PhrasingContent[]): Heading => ({
  type: 'heading',
  depth,
  children,
});

export const quote = (...children: RootContent[]): Blockquote => ({
  type: 'blockquote',
  children: children as (BlockContent | DefinitionContent)[],
});

export const item = (...children: RootContent[]): ListItem => ({
  type: 'listItem',
  spread: false,
  children: children as (BlockContent | DefinitionContent)[],
});

/** A list of short items. */
export const list = (...children: ListItem[]): List => ({type: 'list', ordered: false, spread: false, children});
