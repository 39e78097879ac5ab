import { useI18n, useLang } from 'rspress/runtime';

interface HoursProps {
  /** Walking time in hours. */
  count: number;
}

export default function Hours({ count }: HoursProps) {
  const t = useI18n();
  const lang = useLang();
  return <p className="hours">{`${count.toLocaleString(lang)} ${t('hours')}`}</p>;
}
