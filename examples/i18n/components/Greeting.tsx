import { useI18n, useLang } from 'rspress/runtime';
import type texts from '../i18n.json';

export default function Greeting() {
  const t = useI18n<typeof texts>();
  const lang = useLang();
  return (
    <p className="greeting" data-lang={lang}>
      {t('greeting')}
    </p>
  );
}
