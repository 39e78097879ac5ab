/** @jest-environment node */
import {admittingPeer, newestFirst} from '../../../scripts/community/select';
import {loadCommunity} from '../../../content/facts/community';
import {loadFacts} from '../../../content/facts/load';

describe('newestFirst', () => {
  it('compares by number and leaves pre-releases out', () => {
    expect(newestFirst(['0.9.0', '0.10.0', '1.0.0-beta.1', '0.2.11'])).toEqual(['0.10.0', '0.9.0', '0.2.11']);
  });
});

describe('admittingPeer', () => {
  const of = (peerDependencies?: Record<string, string>) =>
    admittingPeer({version: '1.0.0', ...(peerDependencies ? {peerDependencies} : {})}, '1.47.2');

  it('names the peer that admits the release', () => {
    expect(of({react: '^18.0.0', rspress: '*'})).toEqual({name: 'rspress', range: '*'});
    expect(of({'@rspress/core': '^1.40.0 || ^2.0.0'})).toEqual({name: '@rspress/core', range: '^1.40.0 || ^2.0.0'});
  });

  it('refuses a version for another major, or for two of which one excludes the release', () => {
    expect(of({'@rspress/core': '^2.0.0'})).toBeUndefined();
    expect(of({rspress: '*', '@rspress/core': '^2.0.0'})).toBeUndefined();
    expect(of({rspress: '^1.48.0'})).toBeUndefined();
  });

  it('refuses a version that says nothing about the toolkit', () => {
    expect(of()).toBeUndefined();
    expect(of({react: '^18.0.0'})).toBeUndefined();
  });
});

describe('the committed list', () => {
  const {plugins, release} = loadCommunity();

  it('was compared with the documented release', () => {
    expect(release).toBe(loadFacts().packages.rspress?.version);
  });

  it('holds no plugin twice, in order, and only with ranges that admit the release', () => {
    const names = plugins.map(({name}) => name);
    expect(names).toEqual([...new Set(names)].sort());
    for (const {version, peer} of plugins) {
      expect(admittingPeer({version, peerDependencies: {[peer.name]: peer.range}}, release)).toEqual(peer);
    }
  });
});
