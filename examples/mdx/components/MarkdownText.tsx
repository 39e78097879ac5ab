import Markdown, { type Components } from 'react-markdown';
import { getCustomMDXComponent } from 'rspress/theme';

export function MarkdownText({ text }: { text: string }) {
  const components = getCustomMDXComponent() as Components;
  return <Markdown components={components}>{text}</Markdown>;
}
