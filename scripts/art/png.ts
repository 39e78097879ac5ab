import {crc32, deflateSync} from 'node:zlib';

/** Pixels as red, green, blue, alpha bytes, row by row. */
export interface Bitmap {
  width: number;
  height: number;
  data: Uint8Array;
}

type Colour = readonly [r: number, g: number, b: number, a: number];

const MAX_COLOURS = 256;

interface Box {
  /** Distinct colours with the number of pixels that have them. */
  colours: [packed: number, count: number][];
}

const unpack = (packed: number): Colour => [packed >>> 24, (packed >>> 16) & 255, (packed >>> 8) & 255, packed & 255];

/** Channel with the widest spread, and that spread. */
function widest(box: Box): {channel: number; spread: number} {
  const low = [255, 255, 255, 255];
  const high = [0, 0, 0, 0];
  for (const [packed] of box.colours) {
    unpack(packed).forEach((value, i) => {
      low[i] = Math.min(low[i] ?? 255, value);
      high[i] = Math.max(high[i] ?? 0, value);
    });
  }
  const spreads = high.map((value, i) => value - (low[i] ?? 0));
  const spread = Math.max(...spreads);
  return {channel: spreads.indexOf(spread), spread};
}

function split(box: Box, channel: number): [Box, Box] {
  const sorted = [...box.colours].sort((a, b) => (unpack(a[0])[channel] ?? 0) - (unpack(b[0])[channel] ?? 0));
  const half = sorted.reduce((sum, [, count]) => sum + count, 0) / 2;
  let seen = 0;
  let cut = sorted.findIndex(([, count]) => (seen += count) >= half) + 1;
  cut = Math.min(Math.max(cut, 1), sorted.length - 1);
  return [{colours: sorted.slice(0, cut)}, {colours: sorted.slice(cut)}];
}

function average(box: Box): Colour {
  const total = box.colours.reduce((sum, [, count]) => sum + count, 0);
  const mean = (channel: number) =>
    Math.round(box.colours.reduce((sum, [packed, count]) => sum + (unpack(packed)[channel] ?? 0) * count, 0) / total);
  return [mean(0), mean(1), mean(2), mean(3)];
}

/**
 * Reduces a picture to at most 256 colours by median cut.
 *
 * @param bitmap - Picture in true colour.
 * @returns The colours, and for each pixel the place of its colour among them.
 */
export function quantize(bitmap: Bitmap): {palette: Colour[]; indices: Uint8Array} {
  const view = new DataView(bitmap.data.buffer, bitmap.data.byteOffset, bitmap.data.byteLength);
  const counts = new Map<number, number>();
  for (let i = 0; i < view.byteLength; i += 4) {
    const packed = view.getUint32(i);
    counts.set(packed, (counts.get(packed) ?? 0) + 1);
  }
  const boxes: Box[] = [{colours: [...counts]}];
  while (boxes.length < MAX_COLOURS) {
    // The square root keeps large flat areas from taking all the colours.
    const ranked = boxes
      .map((box, i) => ({i, ...widest(box), pixels: box.colours.reduce((sum, [, count]) => sum + count, 0)}))
      .filter(({spread}) => spread > 0)
      .sort((a, b) => b.spread * Math.sqrt(b.pixels) - a.spread * Math.sqrt(a.pixels));
    const next = ranked[0];
    const box = next && boxes[next.i];
    if (!next || !box) break;
    boxes.splice(next.i, 1, ...split(box, next.channel));
  }
  const place = new Map<number, number>();
  boxes.forEach((box, i) => box.colours.forEach(([packed]) => place.set(packed, i)));
  const indices = new Uint8Array(bitmap.width * bitmap.height);
  for (let i = 0; i < indices.length; i += 1) indices[i] = place.get(view.getUint32(i * 4)) ?? 0;
  return {palette: boxes.map(average), indices};
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const result = Buffer.alloc(body.length + 8);
  result.writeUInt32BE(data.length, 0);
  body.copy(result, 4);
  result.writeUInt32BE(crc32(body), body.length + 4);
  return result;
}

/**
 * Writes a picture as a PNG with a palette, about a third of the size of true colour.
 *
 * @param bitmap - Picture in true colour.
 * @returns Bytes of a PNG file.
 */
export function indexedPng(bitmap: Bitmap): Buffer {
  const {palette, indices} = quantize(bitmap);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(bitmap.width, 0);
  header.writeUInt32BE(bitmap.height, 4);
  header.set([8, 3, 0, 0, 0], 8); // 8 bits a pixel, by palette.
  const rows = Buffer.alloc((bitmap.width + 1) * bitmap.height);
  for (let y = 0; y < bitmap.height; y += 1) {
    rows.set(indices.subarray(y * bitmap.width, (y + 1) * bitmap.width), y * (bitmap.width + 1) + 1);
  }
  const opaque = palette.every(([, , , a]) => a === 255);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flatMap(([r, g, b]) => [r, g, b]))),
    ...(opaque ? [] : [chunk('tRNS', Uint8Array.from(palette.map(([, , , a]) => a)))]),
    chunk('IDAT', deflateSync(rows, {level: 9, memLevel: 9})),
    chunk('IEND', new Uint8Array()),
  ]);
}
