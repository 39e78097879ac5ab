import type {CSSProperties, ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {localizeTool} from '@site/config/tools';
import type {Lang, LinkGroup, ToolLink} from '@site/config/types';
import styles from './styles.module.css';

/** Side of a logo, in CSS pixels. */
const LOGO_SIZE = 32;

function Tool({tool, lang}: {tool: ToolLink; lang: Lang}): ReactNode {
  const {name, description, url, logo, logoScale} = localizeTool(tool, lang);
  const src = useBaseUrl(logo);
  return (
    <li>
      <a className={styles.tool} href={url} target="_blank" rel="noopener noreferrer">
        <img
          className={styles.logo}
          style={{'--logo-scale': logoScale} as CSSProperties}
          src={src}
          alt=""
          width={LOGO_SIZE}
          height={LOGO_SIZE}
          loading="lazy"
        />
        <span className={styles.name}>{name}</span>
        <span className={styles.description}>{description}</span>
      </a>
    </li>
  );
}

/** Props of {@link ToolList}. */
export interface ToolListProps {
  group: LinkGroup;
  lang: Lang;
}

/** The tools of a group as a list of links, each opening in a new tab. */
export default function ToolList({group, lang}: ToolListProps): ReactNode {
  return (
    <ul className={styles.list}>
      {group.links.map((tool) => (
        <Tool key={tool.name} tool={tool} lang={lang} />
      ))}
    </ul>
  );
}
