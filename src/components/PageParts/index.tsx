import type {ReactNode} from 'react';
import siteStorage from '@generated/site-storage';
import Toolbar from '@site/src/components/CodeBlock/Toolbar';
import {PARTS_ID} from '@site/src/enhance/behaviours/parts';

/** Parts and words for scripts that know no language and no style sheet, once on every page. */
export default function PageParts(): ReactNode {
  return (
    <div id={PARTS_ID} hidden data-namespace={siteStorage.namespace}>
      <Toolbar />
    </div>
  );
}
