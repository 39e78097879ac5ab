import type {Page} from 'playwright-core';
import {PIXELS} from '../../content/pictures';

/** Part of a page, in CSS pixels from the top left of the document. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Quality of WebP, best first; the first one below the limit is kept. */
const QUALITIES = [90, 80, 70, 60, 50];

/**
 * A picture in WebP, with {@link PIXELS} pixels for each CSS pixel.
 *
 * @param page - The page, not scrolled.
 * @param clip - What is in the picture.
 * @param limit - Most bytes that it may have.
 * @throws Error when it has more in any quality.
 */
export async function picture(page: Page, clip: Box, limit: number): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const {width, height} = page.viewportSize()!;
  // Only where it has to be, as it resizes the window, and that closes menus.
  const captureBeyondViewport = clip.x + clip.width > width || clip.y + clip.height > height;
  for (const quality of QUALITIES) {
    const {data} = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      captureBeyondViewport,
      clip: {...clip, scale: PIXELS},
    });
    const taken = Buffer.from(data, 'base64');
    if (taken.byteLength <= limit) return taken;
  }
  throw new Error(`More than ${limit} bytes in any quality. Show a smaller area.`);
}
