/**
 * Splits the address of the published site.
 *
 * @param value - Value of `SITE_URL`, such as `https://owner.example/project`.
 * @returns Origin, and base path with a slash at both ends; a local address when unset.
 * @throws Error when the value is no http(s) address.
 */
export function readSiteUrl(value: string | undefined): {origin: string; base: string} {
  if (value === undefined || value === '') return {origin: 'http://localhost:3000', base: '/'};
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    throw new Error(`SITE_URL is "${value}", which is no address. Give it as https://host/path.`);
  }
  if (!/^https?:$/.test(url.protocol)) {
    throw new Error(`SITE_URL is "${value}". The site is served over http or https: give it as https://host/path.`);
  }
  return {origin: url.origin, base: url.pathname.replace(/\/*$/, '/')};
}
