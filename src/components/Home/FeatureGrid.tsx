import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import styles from './styles.module.css';
import type {Feature} from '@site/content/data';

const ICON_SIZE = 40;

function FeatureIcon({icon}: {icon: string}): ReactNode {
  const url = useBaseUrl(icon);
  return icon.startsWith('/') ? (
    <img className={styles.icon} src={url} alt="" width={ICON_SIZE} height={ICON_SIZE} />
  ) : (
    <span className={styles.icon} aria-hidden="true">
      {icon}
    </span>
  );
}

/**
 * What the product offers, as a grid.
 *
 * @param props.features - In reading order.
 */
export default function FeatureGrid({features}: {features: Feature[]}): ReactNode {
  return (
    <ul className={clsx(styles.inner, styles.features)}>
      {features.map((feature) => (
        <li key={feature.title} className={styles.feature}>
          <FeatureIcon icon={feature.icon} />
          <h2 className={styles.featureTitle}>
            {feature.link === undefined ? feature.title : <Link to={feature.link}>{feature.title}</Link>}
          </h2>
          <p className={styles.featureDetails}>{feature.details}</p>
        </li>
      ))}
    </ul>
  );
}
