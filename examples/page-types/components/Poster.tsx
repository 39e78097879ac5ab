import { Link } from 'rspress/theme';
import styles from './Poster.module.css';

export function Poster({ day }: { day: string }) {
  return (
    <main className={styles.poster}>
      <h1>Open greenhouse on {day}</h1>
      <Link href="/plants/basil">Read the plan for basil</Link>
    </main>
  );
}
