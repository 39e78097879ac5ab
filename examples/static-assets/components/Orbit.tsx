import { useEffect, useState } from 'react';

export function Orbit() {
  const [degrees, setDegrees] = useState(0);

  useEffect(() => {
    const file = fetch(new URL('./orbit.wasm', import.meta.url));
    void WebAssembly.instantiateStreaming(file).then(({ instance }) => {
      const turn = instance.exports.turn as (from: number, by: number) => number;
      setDegrees(turn(300, 100));
    });
  }, []);

  return <output>{degrees}°</output>;
}
