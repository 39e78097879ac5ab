/** Colours of the mark: a stem, a roller and the sheet that leaves it, which together read as an R. */
export interface MarkPalette {
  stem: string;
  roller: readonly [from: string, middle: string, to: string];
  sheet: readonly [from: string, to: string];
  hole: string;
  axle: string;
}

export const markOnLight: MarkPalette = {
  stem: '#1748b4',
  roller: ['#7db2ff', '#2f74ee', '#1a56cf'],
  sheet: ['#0f8fc4', '#2cc9e2'],
  hole: '#ffffff',
  axle: '#1748b4',
};

export const markOnDark: MarkPalette = {
  stem: '#4c86f2',
  roller: ['#c3dcff', '#78aeff', '#4384f3'],
  sheet: ['#23a9d6', '#5fe0f1'],
  hole: '#0e131b',
  axle: '#c3dcff',
};

const markOnTile: MarkPalette = {
  stem: '#ffffff',
  roller: ['#ffffff', '#ffffff', '#e6f0ff'],
  sheet: ['#7fd8ee', '#b6f1fa'],
  hole: '#2366e0',
  axle: '#ffffff',
};

function gradient(id: string, stops: readonly string[]): string {
  const marks = stops.map((colour, i) => `<stop offset="${i / (stops.length - 1)}" stop-color="${colour}"/>`);
  return `<linearGradient id="${id}" x1=".1" y1="0" x2=".9" y2="1">${marks.join('')}</linearGradient>`;
}

function shapes(p: MarkPalette): string {
  return (
    `<defs>${gradient('a', p.roller)}${gradient('b', p.sheet)}</defs>` +
    `<rect x="3.5" y="3" width="6.4" height="26" rx="2.2" fill="${p.stem}"/>` +
    `<path d="M11.6 20.2h7.1l8.6 7.1c.8.66.3 1.7-.7 1.7h-6.4c-.6 0-1.1-.2-1.5-.6Z" fill="url(#b)"/>` +
    `<circle cx="19.6" cy="11.3" r="8.3" fill="url(#a)"/>` +
    `<circle cx="19.6" cy="11.3" r="2.9" fill="${p.hole}"/><circle cx="19.6" cy="11.3" r="1" fill="${p.axle}"/>`
  );
}

/**
 * The mark on a free ground.
 *
 * @param p - Colours.
 * @returns A whole SVG document on a grid of 32.
 */
export function mark(p: MarkPalette): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">${shapes(p)}</svg>\n`;
}

/**
 * The mark in white on a blue tile, for tabs, home screens and shortcuts.
 *
 * @param radius - Corner radius on a grid of 32; 0 where the system cuts the corners itself.
 * @param scale - Share of the tile that the mark fills; at most 0.56 keeps it inside the
 *   safe circle of a maskable icon.
 * @returns A whole SVG document on a grid of 32.
 */
export function tile(radius: number, scale: number): string {
  const offset = Math.round((16 - 16 * scale) * 1000) / 1000;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">` +
    `<defs><linearGradient id="t" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#5b9bff"/><stop offset="1" stop-color="#1450c8"/></linearGradient></defs>` +
    `<rect width="32" height="32" rx="${radius}" fill="url(#t)"/>` +
    `<g transform="translate(${offset} ${offset}) scale(${scale})">${shapes(markOnTile)}</g></svg>\n`
  );
}
