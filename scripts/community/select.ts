import {satisfies, rcompare} from 'semver';
import type {CommunityPlugin} from '../../content/facts/community';

/** What the registry says about one version of a package. */
export interface Manifest {
  version: string;
  license?: string;
  peerDependencies?: Record<string, string>;
  deprecated?: string;
}

/** Packages of the toolkit that a plugin may name as its peer. */
const PEERS = ['rspress', '@rspress/core'];

/**
 * Versions in the order in which they are worth a look: the newest first, no pre-releases.
 *
 * @param versions - Versions as the registry lists them.
 */
export const newestFirst = (versions: readonly string[]): string[] =>
  versions.filter((version) => /^\d+\.\d+\.\d+$/.test(version)).sort(rcompare);

/**
 * The peer dependency by which a version admits a release of the toolkit.
 *
 * @param manifest - Of the version.
 * @param release - Such as `1.47.2`.
 * @returns The first one, or nothing when the version names no peer of the toolkit or one of them excludes the release.
 */
export function admittingPeer(manifest: Manifest, release: string): CommunityPlugin['peer'] | undefined {
  const peers = PEERS.flatMap((name) => {
    const range = manifest.peerDependencies?.[name];
    return range === undefined ? [] : [{name, range}];
  });
  return peers.every(({range}) => satisfies(release, range)) ? peers[0] : undefined;
}
