import { useEffect, useState } from 'react';

/** Reads the browser after the page is shown. */
export function SafeWidth() {
  const [width, setWidth] = useState<number>();

  useEffect(() => {
    setWidth(window.innerWidth);
  }, []);

  return <output>{width === undefined ? 'measuring' : `${width} px`}</output>;
}
