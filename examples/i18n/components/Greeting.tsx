import { useI18n, useLang } from 'rspress/runtime';

export default function Greeting() {
  const t = useI18n<typeof import('../i18n.json')>();
  const lang = useLang();
  return (
    <p className="greeting" data-lang={lang}>
      {t('greeting')}
    </p>
  );
}
