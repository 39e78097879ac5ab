import { useEffect, useState } from 'react';

export function Reading({ knots }: { knots?: { mean: number } }) {
  const [text, setText] = useState('');
  useEffect(() => setText(`mean ${knots?.mean ?? 'unknown'}`), [knots]);
  return <output>{text}</output>;
}
