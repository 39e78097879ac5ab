import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Link from '@docusaurus/Link';
import {localizeTool} from '@site/config/tools';
import type {Lang, ToolLink as Tool} from '@site/config/types';
import ToolLogo from './ToolLogo';
import styles from './ToolLink.module.css';

/** One related tool. */
export interface ToolLinkProps {
  /** The tool, in the language of the page and in English. */
  entry: Tool;
  /** Language in which the reader sees it. */
  lang: Lang;
  /** Width and height of the logo, in CSS pixels. */
  logoSize: number;
  /** Class of the link: how logo and text stand together, and the frame around them. */
  className: string | undefined;
}

/**
 * A link to a related tool, in a new tab: logo, name and description.
 *
 * @param props - See {@link ToolLinkProps}.
 */
export default function ToolLink({entry, lang, logoSize, className}: ToolLinkProps): ReactNode {
  const {i18n} = useDocusaurusContext();
  const tool = localizeTool(entry, lang);
  return (
    <Link className={className} href={tool.url} target="_blank" rel="noopener noreferrer">
      <ToolLogo src={tool.logo} scale={tool.logoScale} size={logoSize} />
      <span className={styles.text}>
        <span className={styles.name}>{tool.name}</span>{' '}
        <span className={styles.description} lang={i18n.localeConfigs[lang]?.htmlLang}>
          {tool.description}
        </span>
      </span>
    </Link>
  );
}
