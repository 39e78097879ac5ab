import { Link } from 'rspress/theme';
import styles from './Poster.module.css';

export default function Poster({ day }: { day: string }) {
  return (
    <main className={styles.poster}>
      <h1>Walk with us on {day}</h1>
      <Link href="/walks/lake-loop">Read about the lake loop</Link>
    </main>
  );
}
