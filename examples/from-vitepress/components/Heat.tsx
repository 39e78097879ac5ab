import styles from './Heat.module.css';

export function Heat({ degrees }: { degrees: number }) {
  return <strong className={styles.heat}>{degrees} °C</strong>;
}
