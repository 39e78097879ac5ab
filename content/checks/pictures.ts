import {stat} from 'node:fs/promises';
import path from 'node:path';
import {glob} from 'tinyglobby';
import {LANGS} from '../../config/languages';
import {ContentError} from '../ContentError';
import {contentRoots} from '../roots';

/** Heaviest picture that a page may show, in bytes: more than three times the heaviest there is. */
export const MAX_PICTURE = 200_000;

const PICTURES = '**/*.{png,jpg,jpeg,gif,webp,avif,svg,ico}';

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;

/**
 * No picture is so heavy that readers wait for it, and none is broken.
 *
 * @param siteDir - Absolute path of the site.
 */
export async function checkPictures(siteDir: string): Promise<ContentError[]> {
  const roots = ['static', ...new Set(LANGS.flatMap((lang) => Object.values(contentRoots(lang))))];
  const files = await glob(
    roots.map((root) => `${root}/${PICTURES}`),
    {cwd: siteDir},
  );
  // Loaded on need: whatever reads the settings of the site gets here, in a browser-like test too.
  const {imageSizeFromFile} = await import('image-size/fromFile');
  const errors = files.map(async (file): Promise<ContentError[]> => {
    const absolute = path.join(siteDir, file);
    const {size} = await stat(absolute);
    if (size > MAX_PICTURE) {
      const reason = `The picture has ${kilobytes(size)}, and may have ${kilobytes(MAX_PICTURE)}. Scale it to the size at which it is shown, or save it as WebP.`;
      return [new ContentError(file, 0, reason)];
    }
    return imageSizeFromFile(absolute).then(
      () => [],
      () => [
        new ContentError(
          file,
          0,
          `Nothing can read this as a picture. Save it anew as ${path.extname(file)}, or delete it.`,
        ),
      ],
    );
  });
  return (await Promise.all(errors)).flat();
}
