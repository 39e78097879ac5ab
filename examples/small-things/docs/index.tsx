import { useEffect } from 'react';
import { useNavigate, withBase } from 'rspress/runtime';
import { Link } from 'rspress/theme';

export const frontmatter = { pageType: 'blank' };

export default function Start() {
  const navigate = useNavigate();

  useEffect(() => navigate(withBase('/guide/plan.html'), { replace: true }), [navigate]);

  return <Link href="/guide/plan">Plan the repair</Link>;
}
