/** Files for hosts that take a folder; they lie in it. */
import {CACHING, FRAMED_BY} from '../../config/hosting';
import {CSP, fileKinds, notFoundPage, SCRIPTS, type FileKind, type HostedSite} from './kinds';
import {policyText} from './policy';

type Header = [name: string, value: string];

const pick = ({headers}: FileKind, name: string): Header => [name, headers[name] ?? ''];

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Where several rules fit an address, some hosts send the headers
 * of all, others the last one: so the rule for all files has only what fits all, and no address fits two others that
 * disagree. These hosts revalidate by themselves what is not said to last.
 *
 * @param site - The site.
 * @returns The file.
 */
export function headersFile(site: HostedSite): string {
  const {base, languages, sections} = site;
  const [demo, hashed, live, page] = fileKinds(site);
  const rule = (address: string, headers: readonly Header[]): string =>
    [address, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const fittingAll = Object.entries(page.headers).filter(([name]) => name !== CSP && name !== 'Cache-Control');
  const ofPages = languages.flatMap((language) => [
    language,
    // Workers have the policy they are sent with.
    `${language}${SCRIPTS}*`,
    ...sections.flatMap((section) => [`${language}${section}`, `${language}${section}/*`]),
  ]);
  const rules = [
    rule(`${base}*`, [...fittingAll, [CSP, policyText(FRAMED_BY)]]),
    ...hashed.folders.map((folder) => rule(`${folder}*`, [['Cache-Control', CACHING.hashed]])),
    ...demo.folders.map((folder) => rule(`${folder}*`, [pick(demo, CSP), pick(demo, 'Cache-Control')])),
    ...live.folders.map((folder) => rule(`${folder}*`, [pick(live, CSP)])),
    ...ofPages.map((address) => rule(address, [pick(page, CSP)])),
  ];
  return `${rules.join('\n\n')}\n`;
}

/**
 * `_redirects`, as Netlify reads it: the answer to lost addresses in another language than that of the site. Others
 * find the nearest page by themselves.
 *
 * @param site - The site.
 * @returns The file.
 */
export const redirectsFile = ({base, languages}: HostedSite): string =>
  languages
    .filter((language) => language !== base)
    .map((language) => `${language}* ${notFoundPage(language)} 404\n`)
    .join('');

/**
 * `vercel.json`. Each file fits one rule.
 *
 * @param site - The site.
 * @returns The file.
 */
export function vercelFile(site: HostedSite): string {
  const {cleanUrls} = site;
  const kinds = fileKinds(site);
  const rules = kinds.flatMap((kind, index) =>
    kind.folders.map((folder) => {
      const before = kinds.slice(0, index).flatMap(({folders}) => folders);
      const inside = before.filter((other) => other.startsWith(folder)).map((other) => other.slice(folder.length));
      const others = inside.length === 0 ? '' : `(?!${inside.join('|')})`;
      return {
        source: `${folder}(${others}.*)`,
        headers: Object.entries(kind.headers).map(([key, value]) => ({key, value})),
      };
    }),
  );
  return `${JSON.stringify({cleanUrls, trailingSlash: !cleanUrls, headers: rules}, null, 2)}\n`;
}
