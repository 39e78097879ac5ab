import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import CodeBlock from '@theme/CodeBlock';
import styles from './styles.module.css';

/** Props of {@link TourStart}, written by the remark transformer `tour`. */
export interface TourStartProps {
  /** Example that is the project at this point. */
  state: string;
  /** Path of the page that leads to it, without the prefix of a language. */
  page: string;
  /** Title of that page. */
  title: string;
}

/**
 * Says which state of the project of the guide a page begins with, and how to get it.
 *
 * @param props - See {@link TourStartProps}.
 */
export default function TourStart({state, page, title}: TourStartProps): ReactNode {
  const archive = useBaseUrl(`/tour/${state}.tar.gz`);
  const address = useBaseUrl(`/tour/${state}.tar.gz`, {absolute: true});
  return (
    <aside
      className={styles.box}
      aria-label={translate({
        id: 'site.tourStart.label',
        message: 'Where this page begins',
        description: 'Name of the note that says which project a page of the guide begins with',
      })}
    >
      <p>
        <Translate
          id="site.tourStart.text"
          description="Says which page left the project that this page goes on with"
          values={{page: <Link to={page}>{title}</Link>}}
        >
          {'This page continues the project of {page}.'}
        </Translate>
      </p>
      <details>
        <summary>
          <Translate id="site.tourStart.summary" description="Opens the ways to get the project at this point">
            Start here with a copy of it
          </Translate>
        </summary>
        <CodeBlock language="bash">{`curl -L ${address} | tar -xz\ncd trail-notes\nnpm install`}</CodeBlock>
        <p>
          <Translate
            id="site.tourStart.folder"
            description="Names the other places of the project: an archive and a folder of the repository"
            values={{
              archive: (
                <a href={archive} download>
                  {`${state}.tar.gz`}
                </a>
              ),
              folder: <code>{`examples/${state}`}</code>,
            }}
          >
            {
              'Or download {archive}. The same files are in the folder {folder} of the repository of this documentation.'
            }
          </Translate>
        </p>
      </details>
    </aside>
  );
}
