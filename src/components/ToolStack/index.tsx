import {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {localizeTool, toolStack} from '@site/config/tools';
import ToolLogo from '@site/src/components/RelatedTools/ToolLogo';
import {useToolLang} from '@site/src/components/RelatedTools/useToolLang';
import styles from './styles.module.css';

const LOGO_SIZE = 40;

/** The block of the home page that shows the family of tools, one linked card each. */
export default function ToolStack(): ReactNode {
  const lang = useToolLang();
  const headingId = useId();
  return (
    <section className={styles.stack} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {lang === 'zh' ? toolStack.title : toolStack.titleEn}
      </h2>
      <ul className={styles.cards}>
        {toolStack.links.map((link) => {
          const tool = localizeTool(link, lang);
          return (
            <li key={tool.name} className={styles.item}>
              <Link className={styles.card} href={tool.url} target="_blank" rel="noopener noreferrer">
                <ToolLogo src={tool.logo} scale={tool.logoScale} size={LOGO_SIZE} />
                <span className={styles.text}>
                  <span className={styles.name}>{tool.name}</span>{' '}
                  <span className={styles.description}>{tool.description}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
