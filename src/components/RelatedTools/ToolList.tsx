import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {localizeTool, popoverGroups} from '@site/config/tools';
import ToolLogo from './ToolLogo';
import {useToolLang} from './useToolLang';
import styles from './ToolList.module.css';

const LOGO_SIZE = 36;

/** The lists of related tools: one list of links a group, each to a new tab. */
export default function ToolList(): ReactNode {
  const lang = useToolLang();
  return popoverGroups.map((group) => (
    <ul
      key={group.titleEn}
      className={styles.list}
      aria-label={translate(
        {
          id: 'site.relatedTools.list',
          message: '{group}, links that open in a new tab',
          description: 'Name of a list of related tools, for screen readers',
        },
        {group: lang === 'zh' ? group.title : group.titleEn},
      )}
    >
      {group.links.map((link) => {
        const tool = localizeTool(link, lang);
        return (
          <li key={tool.name}>
            <Link className={styles.tool} href={tool.url} target="_blank" rel="noopener noreferrer">
              <ToolLogo src={tool.logo} scale={tool.logoScale} size={LOGO_SIZE} />
              <span className={styles.text}>
                <span className={styles.name}>{tool.name}</span>{' '}
                <span className={styles.description} lang={lang === 'zh' ? 'zh-CN' : 'en'}>
                  {tool.description}
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  ));
}
