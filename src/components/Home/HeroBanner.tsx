import {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import CodeBlock from '@site/src/components/CodeBlock';
import ActionLink from './ActionLink';
import styles from './styles.module.css';
import type {Hero, HeroAction} from '@site/content/data';

/** Room kept for the image before it arrives; other images are fitted into it. */
const HERO_IMAGE_SIZE = {width: 640, height: 450};

function HeroImage({image: {src, alt}}: {image: Hero['image']}): ReactNode {
  const {light, dark} = typeof src === 'string' ? {light: src, dark: src} : src;
  const lightUrl = useBaseUrl(light);
  const darkUrl = useBaseUrl(dark);
  if (light === dark) return <img className={styles.image} src={lightUrl} alt={alt} {...HERO_IMAGE_SIZE} />;
  // Both are in the page, so the mode chosen before the first paint shows the right one.
  return (
    <>
      <img className={clsx(styles.image, styles.onLight)} src={lightUrl} alt={alt} {...HERO_IMAGE_SIZE} />
      <img className={clsx(styles.image, styles.onDark)} src={darkUrl} alt={alt} loading="lazy" {...HERO_IMAGE_SIZE} />
    </>
  );
}

/** A text in pieces that each stay on a line where there is room: Chinese has no spaces to balance lines at. */
const clausesOf = (text: string): string[] => text.split(/(?<=[，、：])/);

/** Buttons in a row. The quiet row leads to the other language, and says so. */
function Actions({actions, isQuiet = false}: {actions: HeroAction[]; isQuiet?: boolean}): ReactNode {
  const labelId = useId();
  if (actions.length === 0) return null;
  const list = (
    <ul className={styles.actions} aria-labelledby={isQuiet ? labelId : undefined}>
      {actions.map((action) => (
        <li key={`${action.link} ${action.text}`}>
          <ActionLink action={action} />
        </li>
      ))}
    </ul>
  );
  if (!isQuiet) return list;
  return (
    <div className={styles.quiet}>
      <span id={labelId}>
        {translate({
          id: 'site.home.otherLanguage',
          message: 'In another language:',
          description: 'Before the buttons of the home page that lead to another language',
        })}
      </span>
      {list}
    </div>
  );
}

/**
 * Opening of the home page.
 *
 * @param props.hero - Name, claim, tagline, buttons and image.
 */
export default function HeroBanner({hero}: {hero: Hero}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const isForeign = ({lang}: HeroAction) => lang !== undefined && lang !== currentLocale;
  return (
    <header className={styles.hero}>
      <div className={clsx(styles.inner, styles.heroInner)}>
        <div className={styles.copy}>
          <h1 className={styles.heading}>
            <span className={styles.name}>{hero.name}</span>{' '}
            <span className={styles.claim}>
              {clausesOf(hero.text).map((clause) => (
                <span key={clause} className={styles.clause}>
                  {clause}
                </span>
              ))}
            </span>
          </h1>
          <p className={styles.tagline}>{hero.tagline}</p>
          <Actions actions={hero.actions.filter((action) => !isForeign(action))} />
          {hero.command !== undefined && (
            <div className={styles.command}>
              <CodeBlock language="bash">{hero.command}</CodeBlock>
            </div>
          )}
          <Actions actions={hero.actions.filter(isForeign)} isQuiet />
        </div>
        <div className={styles.art}>
          <HeroImage image={hero.image} />
        </div>
      </div>
    </header>
  );
}
