import {useId, type ReactNode} from 'react';
import ToolLink from '@site/src/components/RelatedTools/ToolLink';
import {useToolLang, useToolLists} from '@site/src/components/RelatedTools/useToolLang';
import styles from './styles.module.css';

const LOGO_SIZE = 40;

/** The block of the home page that shows the family of tools, one linked card each. */
export default function ToolStack(): ReactNode {
  const lang = useToolLang();
  const {stack} = useToolLists();
  const headingId = useId();
  return (
    <section className={styles.stack} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {stack.title}
      </h2>
      <ul className={styles.cards}>
        {stack.links.map((link) => (
          <li key={link.name} className={styles.item}>
            <ToolLink entry={link} lang={lang} logoSize={LOGO_SIZE} className={styles.card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
