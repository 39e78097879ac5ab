import { useEffect, useState } from 'react';

interface WalkedProps {
  /** Name under which the tick is stored. */
  walk: string;
}

export default function Walked({ walk }: WalkedProps) {
  const [isWalked, setIsWalked] = useState(false);

  useEffect(() => {
    setIsWalked(localStorage.getItem(walk) === 'walked');
  }, [walk]);

  const tick = (checked: boolean) => {
    localStorage.setItem(walk, checked ? 'walked' : '');
    setIsWalked(checked);
  };

  return (
    <label>
      <input type="checkbox" checked={isWalked} onChange={(event) => tick(event.target.checked)} />
      I know this path
    </label>
  );
}
