import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A plugin that other people publish, as the registry describes it. */
export interface CommunityPlugin {
  /** Name of the package. */
  name: string;
  /** Newest version whose peer range admits the documented release. */
  version: string;
  /** Newest version of all. */
  newest: string;
  /** Licence as its manifest names it. */
  license: string;
  /** The peer dependency that admits the release, such as `rspress` and `*`. */
  peer: {name: string; range: string};
  /** Day of that version, as `YYYY-MM-DD`; absent when the registry asked does not know. */
  released?: string;
}

/** The shape of `community-plugins.json`. */
export interface CommunityPlugins {
  /** Day on which the registry was asked, as `YYYY-MM-DD`. */
  checked: string;
  /** The release that the peer ranges were compared with. */
  release: string;
  /** In the order of their names. */
  plugins: CommunityPlugin[];
}

/**
 * Reads what is recorded about community plugins. Only build code may call it.
 *
 * @param file - Absolute path; the committed file by default.
 */
export function loadCommunity(file: string = path.join(__dirname, 'community-plugins.json')): CommunityPlugins {
  return JSON.parse(readFileSync(file, 'utf8')) as CommunityPlugins;
}
