import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useRepository} from '@site/src/components/Repository';
import type {ExampleUse, PageBacklinks} from '@site/content/data';

/** A file of an example: a link to where the site shows it, else to where the repository does. */
function ExampleFile({file, to}: ExampleUse): ReactNode {
  const repository = useRepository();
  const [last, ...folders] = file.split('/').reverse();
  const name = (
    <code>
      {folders.reverse().flatMap((folder, i) => [`${folder}/`, <wbr key={i} />])}
      {last}
    </code>
  );
  if (to !== undefined) return <Link to={to}>{name}</Link>;
  return repository === undefined ? name : <a href={`${repository}examples/${file}`}>{name}</a>;
}

/** Pages that are listed before the rest folds away: an option of every configuration is used in half of the guide. */
const LISTED = 4;

/** What stands for those of a list that are not shown. */
const moreOf = (count: number): string =>
  translate(
    {
      id: 'site.backlinks.more',
      message: '{count} more',
      description:
        'Ends a list of pages or examples that use an entry of the reference, and opens the rest of the pages',
    },
    {count},
  );

/** Items with commas between them. */
function List({items}: {items: readonly ReactNode[]}): ReactNode {
  const comma = translate({
    id: 'site.backlinks.comma',
    message: ', ',
    description: 'Between the pages that use an entry of the reference',
  });
  return items.map((item, i) => (
    <Fragment key={i}>
      {i === 0 ? '' : comma}
      {item}
    </Fragment>
  ));
}

/** What uses an entry, of one kind. */
function Row({term, items}: {term: ReactNode; items: readonly ReactNode[]}): ReactNode {
  if (items.length === 0) return null;
  const rest = items.slice(LISTED);
  const isFolded = rest.length > 1;
  return (
    <div className="fact__row">
      <dt>{term}</dt>
      <dd>
        <List items={isFolded ? items.slice(0, LISTED) : items} />
        {isFolded && (
          <details>
            <summary>{moreOf(rest.length)}</summary>
            <span>
              <List items={rest} />
            </span>
          </details>
        )}
      </dd>
    </div>
  );
}

/**
 * The pages that link to an entry of the reference or use it in a sample, and the examples that use it, at the end of
 * the entry. The remark transformer `backlinks` adds it to pages.
 *
 * @param props - `backlinks` of all entries of the page, and the `id` of this entry. Renders
 *   nothing for an entry without backlinks.
 */
export default function Backlinks({backlinks, id}: {backlinks: PageBacklinks; id: string}): ReactNode {
  const uses = backlinks[id];
  if (uses === undefined) return null;
  return (
    <dl className="fact fact--uses">
      <Row
        term={
          <Translate id="site.backlinks.label" description="Introduces the pages that use an entry of the reference">
            Used in
          </Translate>
        }
        items={uses.pages.map(({title, to}) => (
          <Link key={to} to={to}>
            {title}
          </Link>
        ))}
      />
      <Row
        term={
          <Translate
            id="site.backlinks.examples"
            description="Introduces the examples that use an entry of the reference"
          >
            Examples
          </Translate>
        }
        items={[
          ...uses.examples.map((use) => <ExampleFile key={use.file} {...use} />),
          ...(uses.more > 0 ? [moreOf(uses.more)] : []),
        ]}
      />
    </dl>
  );
}
