import { useEffect, useRef } from 'react';
import type { Component } from 'vue';

interface Props {
  /** Imports the Vue component. */
  load: () => Promise<{ default: Component }>;
  /** Props of the Vue component. */
  props?: Record<string, unknown>;
}

export default function Vue({ load, props }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const first = useRef({ load, props });

  useEffect(() => {
    const { load, props } = first.current;
    let left = false;
    let unmount = () => {};
    void Promise.all([import('vue'), load()]).then(([{ createApp }, module]) => {
      if (left || place.current === null) return;
      const app = createApp(module.default, props);
      app.mount(place.current);
      unmount = () => app.unmount();
    });
    return () => {
      left = true;
      unmount();
    };
  }, []);

  return <div className="vue" ref={place} />;
}
