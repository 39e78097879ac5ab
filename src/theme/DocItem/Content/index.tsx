// Change: a translated page that lags behind its English source says so above its text.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import OriginalDocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import TranslationNotice from '@site/src/components/TranslationNotice';

export default function DocItemContent(props: Props): ReactNode {
  const {metadata, toc} = useDoc();
  return (
    <>
      <TranslationNotice source={metadata.source} toc={toc} />
      <OriginalDocItemContent {...props} />
    </>
  );
}
