import type {Plugin} from '@docusaurus/types';

/**
 * What the bundler does to make scripts small. Nobody downloads those of the server, and the static generator
 * runs each once.
 */
const OPTIMIZATION = {
  providedExports: false,
  usedExports: false,
  sideEffects: false,
  innerGraph: false,
  mangleExports: false,
  splitChunks: false,
  realContentHash: false,
  moduleIds: 'named',
  chunkIds: 'named',
} as const;

/** Leaves the scripts of the static generator as they are compiled. */
export default function unoptimizedServerPlugin(): Plugin {
  return {
    name: 'unoptimized-server',
    configureWebpack: (_config, isServer) => (isServer ? {optimization: OPTIMIZATION} : {}),
  };
}
