import {usePluginData} from '@docusaurus/useGlobalData';
import {useDocsVersionCandidates} from '@docusaurus/plugin-content-docs/client';
import type {IndexFiles, SearchIndexData} from '@site/search/protocol';

/** Stands for an index that was not built: its request fails and says so. */
const MISSING: IndexFiles = {head: '/search/missing.json'};

/**
 * Addresses of the index for the documentation version the reader is in.
 *
 * @returns The files of the current language and version.
 */
export function useIndexFiles(): IndexFiles {
  const data = usePluginData('search-index') as SearchIndexData | undefined;
  const [version] = useDocsVersionCandidates();
  return data?.indexes[version.name] ?? Object.values(data?.indexes ?? {})[0] ?? MISSING;
}
