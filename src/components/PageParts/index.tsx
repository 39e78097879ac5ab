import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import siteStorage from '@generated/site-storage';
import Toolbar from '@site/src/components/CodeBlock/Toolbar';
import {PARTS_ID} from '@site/src/enhance/behaviours/parts';

/** Parts and words for scripts that know no language and no style sheet, once on every page. */
export default function PageParts(): ReactNode {
  const failure = translate({
    id: 'site.app.failure',
    message: 'This part of the page could not be loaded. Check your connection and try again.',
    description: 'Shown when the scripts behind a control of the page could not be loaded',
  });
  return (
    <div id={PARTS_ID} hidden data-namespace={siteStorage.namespace} data-failure={failure}>
      <Toolbar />
    </div>
  );
}
