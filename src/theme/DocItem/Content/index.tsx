// Change: a page that is not translated, or lags behind its English source, says so above its text, and English text says that it is English.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import OriginalDocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import {SOURCE_LANG} from '@site/config/languages';
import TranslationNotice, {useIsUntranslated} from '@site/src/components/TranslationNotice';

export default function DocItemContent(props: Props): ReactNode {
  const {source} = useDoc().metadata;
  const content = <OriginalDocItemContent {...props} />;
  return (
    <>
      <TranslationNotice source={source} />
      {useIsUntranslated(source) ? <div lang={SOURCE_LANG}>{content}</div> : content}
    </>
  );
}
