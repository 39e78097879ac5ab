import { Badge } from 'rspress/theme';

export function Since({ version }: { version: string }) {
  return <Badge type="info">Since {version}</Badge>;
}
