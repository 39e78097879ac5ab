import { useEffect, useRef } from 'react';

export default function WalkMap() {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    void import('./map-library').then(({ drawMap }) => {
      if (box.current) drawMap(box.current);
    });
  }, []);

  return <div ref={box} />;
}
