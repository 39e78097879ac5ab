/**
 * Wraps a PNG in the container that browsers ask for at `/favicon.ico`.
 *
 * @param png - Bytes of a square PNG.
 * @param size - Its side in pixels, at most 255.
 * @returns Bytes of an ICO file with this one picture.
 */
export function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // Kind: icon.
  header.writeUInt16LE(1, 4); // One picture.
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // Colour planes.
  header.writeUInt16LE(32, 12); // Bits per pixel.
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
