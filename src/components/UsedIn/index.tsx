import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {PageUses} from '@site/content/data';

/**
 * The pages that teach an entry of the reference, as a row of its block of facts.
 * Written into pages by the remark transformer `used-in`.
 *
 * @param props - `uses` of all entries of the page, and the `id` of this one. Nothing is
 *   rendered for an entry without uses.
 */
export default function UsedIn({uses, id}: {uses: PageUses; id: string}): ReactNode {
  const list = uses[id] ?? [];
  if (list.length === 0) return null;
  const comma = translate({
    id: 'site.usedIn.comma',
    message: ', ',
    description: 'Between the pages that use an entry of the reference',
  });
  return (
    <div className="fact__row">
      <dt>
        <Translate id="site.usedIn.label" description="Introduces the pages that use an entry of the reference">
          Used in
        </Translate>
      </dt>
      <dd>
        {list.map(({title, to}, i) => (
          <Fragment key={to}>
            {i === 0 ? '' : comma}
            <Link to={to}>{title}</Link>
          </Fragment>
        ))}
      </dd>
    </div>
  );
}
