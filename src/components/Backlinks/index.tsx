import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {PageBacklinks} from '@site/content/data';

/**
 * The pages that link to an entry of the reference or use it in a sample, as a row of its facts. The remark transformer
 * `backlinks` adds it to pages.
 *
 * @param props - `backlinks` of all entries of the page, and the `id` of this entry. Renders
 *   nothing for an entry without backlinks.
 */
export default function Backlinks({backlinks, id}: {backlinks: PageBacklinks; id: string}): ReactNode {
  const list = backlinks[id] ?? [];
  if (list.length === 0) return null;
  const comma = translate({
    id: 'site.backlinks.comma',
    message: ', ',
    description: 'Between the pages that use an entry of the reference',
  });
  return (
    <div className="fact__row fact__uses">
      <dt>
        <Translate id="site.backlinks.label" description="Introduces the pages that use an entry of the reference">
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
