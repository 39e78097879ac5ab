import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import type {LayerProps} from './TippyLayer';
import styles from './styles.module.css';

type LayerModule = typeof import('./TippyLayer');

let loading: Promise<LayerModule> | undefined;

/** Loads the positioning library once; a failed attempt does not stand in the way of the next. */
function loadLayer(): Promise<LayerModule> {
  loading ??= import(/* webpackChunkName: "floating-layer" */ './TippyLayer').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Stands in where the library cannot be loaded: below the container, at its start. */
function PlainLayer({isOpen, children}: LayerProps): ReactNode {
  return isOpen ? <span className={styles.plain}>{children}</span> : null;
}

export interface FloatingProps extends LayerProps {
  /** Loads the positioning library as soon as it is `true`. */
  shouldLoad: boolean;
}

/**
 * A layer that floats below its container. Must be the last child of the container,
 * which needs `position: relative`.
 *
 * @returns Nothing until it is wanted, so that nothing is loaded or rendered on the server.
 */
export default function Floating({shouldLoad, ...props}: FloatingProps): ReactNode {
  const [Layer, setLayer] = useState<ComponentType<LayerProps>>();

  useEffect(() => {
    if (!shouldLoad) return undefined;
    let isCurrent = true;
    const use = (component: ComponentType<LayerProps>) => {
      if (isCurrent) setLayer(() => component);
    };
    loadLayer().then(
      (module) => use(module.default),
      () => use(PlainLayer),
    );
    return () => {
      isCurrent = false;
    };
  }, [shouldLoad]);

  return Layer === undefined ? null : <Layer {...props} />;
}
