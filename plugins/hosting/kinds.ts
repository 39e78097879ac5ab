import {CACHING, COMMON_HEADERS, DEMO_POLICY, DEMO_SANDBOX, FRAMED_BY, LIVE_POLICY} from '../../config/hosting';
import {pageHeader, policyText} from './policy';

/** The site as its host knows it. */
export interface HostedSite {
  /** Path of the site, with a slash at both ends. */
  base: string;
  /** Paths of the languages, that of the site first, with a slash at both ends. */
  languages: readonly string[];
  /** Whether addresses have no slash at the end. */
  cleanUrls: boolean;
  /** First parts of the paths of pages below that of their language; empty for its home page. */
  sections: readonly string[];
  /** Sources of the scripts that stand in pages. */
  hashes: readonly string[];
}

/** Files that are sent with the same headers. */
export interface FileKind {
  /** For people. */
  name: string;
  /** Paths of the folders that hold these files and no others but those of a kind named before. */
  folders: readonly string[];
  headers: Readonly<Record<string, string>>;
}

/** Name of the header. */
export const CSP = 'Content-Security-Policy';

/** Folder of live sites, below the site. */
const LIVE = 'live/';

/** Folder of scripts, below a language. */
export const SCRIPTS = 'assets/js/';

/** Folder of parts of pages, below a language. */
export const ASSETS = 'assets/';

/** Folders of files whose names have a hash, below a language. */
const HASHED = [SCRIPTS, 'assets/css/', 'assets/files/', 'assets/images/', 'assets/medias/', 'search/'];

/** Folder of the documents of demos, below a language. */
const DEMO = 'assets/live/';

/** Page for addresses of a language that lead nowhere. */
export const notFoundPage = (language: string): string => `${language}404.html`;

const below = (languages: readonly string[], folders: readonly string[]): string[] =>
  languages.flatMap((language) => folders.map((folder) => language + folder));

/**
 * The kinds of files of the site; a file is of the first kind one of whose folders holds it.
 *
 * @param site - The site.
 * @returns Documents of demos, files with a hash, live sites, and pages with all else.
 */
export function fileKinds({base, languages, hashes}: HostedSite): [FileKind, FileKind, FileKind, FileKind] {
  const kind = (name: string, folders: readonly string[], policy: string, caching: string): FileKind => ({
    name,
    folders,
    headers: {...COMMON_HEADERS, [CSP]: policy, 'Cache-Control': caching},
  });
  const demo = policyText({...DEMO_POLICY, ...DEMO_SANDBOX, ...FRAMED_BY});
  const live = policyText({...LIVE_POLICY, ...FRAMED_BY});
  return [
    kind('Documents in which live demos run', below(languages, [DEMO]), demo, CACHING.hashed),
    // Workers are among them, which have the policy they are sent with.
    kind('Files with a hash in their names', below(languages, HASHED), pageHeader(hashes), CACHING.hashed),
    kind('Sites of examples', [base + LIVE], live, CACHING.other),
    kind('Pages, and all else', [base], pageHeader(hashes), CACHING.other),
  ];
}
