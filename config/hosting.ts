/** What a host says with the files of the site: headers, policies, types. `plugins/hosting` writes it in the words of each host. */

/** Directives of a content security policy, in the order in which they are written. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** Sent with every file. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  // A year. Browsers heed it over https only; whether it counts for subdomains is not for this site to say.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Copying and the whole screen are used; nothing of this is.
  'Permissions-Policy': [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
};

/** Who may show a file in a frame. Only a header can say it: in a page, browsers pass over it. */
export const FRAMED_BY: Policy = {'frame-ancestors': ["'self'"]};

/**
 * A page of the site. Scripts that stand in pages are added by their hashes. Icons of style sheets are
 * `data:` addresses; forms send nothing.
 */
export const PAGE_POLICY: Policy = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/**
 * The document in which live demos run: nothing is loaded and nothing is sent. All scripts stand in
 * it, and the code of readers is run there, which is what the sandbox around it is for.
 */
export const DEMO_POLICY: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'unsafe-inline'", "'unsafe-eval'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/** What the page gives the frame of a demo, for those who open its document by itself. */
export const DEMO_SANDBOX: Policy = {sandbox: ['allow-scripts']};

/**
 * Sites of examples, as the released toolkit writes them: with scripts and styles in the page. They
 * have no secrets and a sandbox around them, and reach no other host.
 */
export const LIVE_POLICY: Policy = {
  'default-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'", 'data:', 'blob:'],
  'object-src': ["'none'"],
  'form-action': ["'none'"],
};

/** How long browsers keep a file without asking again. */
export const CACHING = {
  /** Its name changes with what is in it. */
  hashed: 'public, max-age=31536000, immutable',
  /** Asked for each time, and sent only when it has changed. */
  other: 'no-cache',
} as const;

/** Type of each kind of file that is served, by the end of its name. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  md: 'text/markdown',
  txt: 'text/plain',
  xml: 'application/xml',
  rss: 'application/rss+xml',
  gpx: 'application/gpx+xml',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  woff: 'font/woff',
  woff2: 'font/woff2',
  gz: 'application/gzip',
};

/** Types that are text: sent as UTF-8, and compressed. */
export const isText = (type: string): boolean =>
  /^text\/|^application\/(?:.+\+)?(?:json|xml)$|^image\/svg\+xml$/.test(type);
