import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import ActionLink from './ActionLink';
import styles from './styles.module.css';
import type {Hero} from '@site/content/data';

/** Room kept for the picture before it arrives; other pictures are fitted into it. */
const PICTURE = {width: 640, height: 450};

function HeroPicture({image: {src, alt}}: {image: Hero['image']}): ReactNode {
  const {light, dark} = typeof src === 'string' ? {light: src, dark: src} : src;
  const lightUrl = useBaseUrl(light);
  const darkUrl = useBaseUrl(dark);
  if (light === dark) return <img className={styles.picture} src={lightUrl} alt={alt} {...PICTURE} />;
  // Both are in the page, so the mode chosen before the first paint shows the right one.
  return (
    <>
      <img className={clsx(styles.picture, styles.onLight)} src={lightUrl} alt={alt} {...PICTURE} />
      <img className={clsx(styles.picture, styles.onDark)} src={darkUrl} alt={alt} loading="lazy" {...PICTURE} />
    </>
  );
}

/**
 * Opening of the home page.
 *
 * @param props.hero - Name, claim, tagline, buttons and picture.
 */
export default function HeroBanner({hero}: {hero: Hero}): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={clsx(styles.inner, styles.heroInner)}>
        <div className={styles.copy}>
          <h1 className={styles.heading}>
            <span className={styles.name}>{hero.name}</span> <span className={styles.claim}>{hero.text}</span>
          </h1>
          <p className={styles.tagline}>{hero.tagline}</p>
          <ul className={styles.actions}>
            {hero.actions.map((action) => (
              <li key={`${action.link} ${action.text}`}>
                <ActionLink action={action} />
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.art}>
          <HeroPicture image={hero.image} />
        </div>
      </div>
    </header>
  );
}
