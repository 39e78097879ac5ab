import type {CSSProperties, ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {localizeTool, toolLang, toolStack} from '@site/config/tools';
import styles from './styles.module.css';

/** Side of a logo, in CSS pixels. */
const LOGO_SIZE = 40;

/** The block of the home page that presents the family of tools as linked cards. */
export default function ToolStack(): ReactNode {
  const lang = toolLang(useLocation().pathname);
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <section className={styles.stack} aria-labelledby="tool-stack">
      <Heading as="h2" id="tool-stack" className={styles.title}>
        {lang === 'zh' ? toolStack.title : toolStack.titleEn}
      </Heading>
      <ul className={styles.cards}>
        {toolStack.links.map((tool) => {
          const {name, description, url, logo, logoScale} = localizeTool(tool, lang);
          return (
            <li key={name}>
              <a className={styles.card} href={url} target="_blank" rel="noopener noreferrer">
                <img
                  style={{'--logo-scale': logoScale} as CSSProperties}
                  src={withBaseUrl(logo)}
                  alt=""
                  width={LOGO_SIZE}
                  height={LOGO_SIZE}
                  loading="lazy"
                />
                <strong>{name}</strong>
                <span>{description}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
