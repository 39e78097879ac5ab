import {isText, MEDIA_TYPES} from '../../config/hosting';
import {block, inParts, LETTERS} from './block';
import {ASSETS, fileKinds, notFoundPage, type FileKind, type HostedSite} from './kinds';

const header = ({headers}: FileKind): string[] =>
  block(
    'header',
    Object.entries(headers).map(([name, value]) => `${name} "${value}"`),
  );

/** Files that "npm run compress" wrote are sent in place of their originals. */
const SERVE = block('file_server', ['precompressed br gzip']);

/** First the file of the address, then the one in its folder. */
const FILES = ['try_files {path} {path}.html {path}/index.html', ...SERVE];

/** Types that Caddy takes from the system, where they may be missing. */
const OWN_TYPES = ['md', 'webmanifest', 'gpx'];

function typeLines(): string[] {
  return OWN_TYPES.flatMap((end) => {
    const type = MEDIA_TYPES[end] ?? '';
    return [`@${end} path *.${end}`, `header @${end} Content-Type "${type}${isText(type) ? '; charset=utf-8' : ''}"`];
  });
}

const below = (folders: readonly string[]): string => folders.map((folder) => `${folder}*`).join(' ');

/** From the names of files to addresses. */
function redirects(languages: readonly string[]): string[] {
  return [
    ...languages.map((language) => `redir ${language}index.html ${language} permanent`),
    ...block('@file', [
      `path_regexp file ^(/${LETTERS}+?)(?:/index)?\\.html$`,
      // Parts of pages, and the page for lost addresses, which is asked for by its name too.
      `not path ${languages.flatMap((language) => [notFoundPage(language), `${language}${ASSETS}*`]).join(' ')}`,
    ]),
    'redir @file {re.file.1} permanent',
    ...block('@slash', [`path_regexp slash ^(/${LETTERS}+)/$`, `not path ${languages.join(' ')}`]),
    'redir @slash {re.slash.1} permanent',
  ];
}

/**
 * What Caddy is told of the site: a whole Caddyfile. `SITE_ADDRESS` is where it answers, and `SITE_ROOT` the folder
 * with what is served at `/`.
 *
 * @param site - The site.
 * @returns The file.
 */
export function caddyFile(site: HostedSite): string {
  const {base, languages, cleanUrls} = site;
  const [demo, hashed, live, page] = fileKinds(site);
  const others = languages.filter((language) => language !== base);
  const named: [string, FileKind, readonly string[]][] = [
    ['demo', demo, SERVE],
    ['hashed', hashed, SERVE],
    ['live', live, FILES],
  ];
  const lost = (language: string): string[] => [`rewrite * ${notFoundPage(language)}`, ...header(page), ...SERVE];
  const lines = [
    'root * {$SITE_ROOT:build}',
    ...typeLines(),
    ...languages
      .filter((language) => language !== '/')
      .map((language) => `redir ${language.slice(0, -1)} ${language} permanent`),
    ...named.flatMap(([name, kind, serve]) => [
      `@${name} path ${below(kind.folders)}`,
      ...block(`handle @${name}`, [...header(kind), ...serve]),
    ]),
    ...block('handle', [...header(page), ...(cleanUrls ? redirects(languages) : []), ...FILES]),
    ...block('handle_errors', [
      ...others.flatMap((language, index) => [
        `@language${index} path ${language}*`,
        ...block(`handle @language${index}`, lost(language)),
      ]),
      ...block('handle', lost(base)),
    ]),
  ];
  return inParts([
    ['# Written by the build. SITE_ADDRESS is where the site is served, SITE_ROOT the folder with what is at /.'],
    block('{$SITE_ADDRESS::8080}', lines),
  ]);
}
