import type {IndexFiles} from './protocol';

/** Global data of the plugin: where the indexes of this language are. */
export interface SearchIndexData {
  /** By name of the documentation version; `current` is the one in `docs/`. */
  indexes: Record<string, IndexFiles>;
}
