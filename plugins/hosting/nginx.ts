import {COMMON_HEADERS, isText, MEDIA_TYPES} from '../../config/hosting';
import {block, inParts, LETTERS} from './block';
import {ASSETS, fileKinds, notFoundPage, type FileKind, type HostedSite} from './kinds';

/** A location does not inherit headers once it has one of its own, so each has all of them. */
const headerLines = ({headers}: Pick<FileKind, 'headers'>): string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);

/** First the file of the address; never a folder, which would be refused. */
const FILES = 'try_files $uri $uri.html $uri/index.html =404;';

/** From the names of files to addresses. */
const redirects = (language: string): string[] => [
  `rewrite ^${language}index\\.html$ ${language} permanent;`,
  `rewrite ^(${language}${LETTERS}+?)(?:/index)?\\.html$ $1 permanent;`,
  `rewrite ^(${language}${LETTERS}+)/$ $1 permanent;`,
];

/**
 * What nginx is told of the site: the inside of a `server` block that says where it listens, and in which folder is
 * what is served at `/`.
 *
 * @param site - The site.
 * @returns The file.
 */
export function nginxFile(site: HostedSite): string {
  const {base, languages, cleanUrls} = site;
  const [demo, hashed, live, page] = fileKinds(site);
  const texts = [...new Set(Object.values(MEDIA_TYPES))].filter((type) => isText(type) && type !== 'text/html');
  return inParts([
    ['# Written by the build. Include it in a server block with listen, and with root: the folder served at /.'],
    [
      'server_tokens off;',
      'absolute_redirect off;',
      `error_page 404 ${notFoundPage(base)};`,
      ...headerLines({headers: COMMON_HEADERS}),
    ],
    [
      'charset utf-8;',
      `charset_types ${texts.join(' ')};`,
      ...block(
        'types',
        Object.entries(MEDIA_TYPES).map(([end, type]) => `${type} ${end};`),
      ),
    ],
    ['# Files that "npm run compress" wrote.', 'gzip_static on;', 'gzip_vary on;'],
    ...[demo, hashed].map((kind) => [
      `# ${kind.name}`,
      ...kind.folders.flatMap((folder) => block(`location ${folder}`, [...headerLines(kind), 'try_files $uri =404;'])),
    ]),
    ...live.folders.map((folder) => [
      `# ${live.name}`,
      ...block(`location ~ ^${folder}[\\w-]+$`, ['return 301 $uri/$is_args$args;']),
      ...block(`location ~ ^${folder}(?<example>[\\w-]+)/`, [
        ...headerLines(live),
        `error_page 404 ${folder}$example/404.html;`,
        FILES,
      ]),
    ]),
    ...languages.map((language) => [
      `# ${page.name}, below ${language}`,
      ...(language === '/'
        ? []
        : block(`location = ${language.slice(0, -1)}`, [`return 301 ${language}$is_args$args;`])),
      // Parts of pages, and the page for lost addresses, which is asked for by its name too.
      ...[`= ${notFoundPage(language)}`, language + ASSETS].flatMap((place) =>
        block(`location ${place}`, [
          ...headerLines(page),
          `error_page 404 ${notFoundPage(language)};`,
          'try_files $uri =404;',
        ]),
      ),
      ...block(`location ${language}`, [
        ...headerLines(page),
        ...(cleanUrls ? redirects(language) : []),
        `error_page 404 ${notFoundPage(language)};`,
        FILES,
      ]),
    ]),
  ]);
}
