import type { ComponentProps } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';

export default function ContentWithSeason(props: ComponentProps<typeof Content>) {
  const { metadata } = useDoc();
  return (
    <>
      {metadata.id.startsWith('care/') && <p className="season">Ask whoever did it last year.</p>}
      <Content {...props} />
    </>
  );
}
