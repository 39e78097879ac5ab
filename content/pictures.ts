/** What is agreed about pictures of examples: those who take them and those who show them. */

/** Pixels of a WebP picture for each CSS pixel, so that its text is sharp on the screens of today. */
export const PIXELS = 2;

/**
 * Address of the picture that phones show in place of another one.
 *
 * @param address - Address of a picture of one colour mode: `/img/guide/bar-light.webp`.
 * @returns The address with `-phone` before the colour mode: `/img/guide/bar-phone-light.webp`.
 */
export const phonePicture = (address: string): string => address.replace(/-(light|dark)\.webp$/, '-phone-$1.webp');
