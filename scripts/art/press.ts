import {onRoller, onSheet, polygon, project, px, type Point3} from './projection';

/** Colours of the drawing in one colour mode. */
export interface Palette {
  paper: string;
  paperEdge: string;
  paperSide: string;
  line: string;
  lineSoft: string;
  ink: string;
  brand: string;
  brandSoft: string;
  accent: string;
  rollerLight: string;
  rollerMid: string;
  rollerDark: string;
  plate: string;
  floor: string;
  shade: string;
  code: string;
}

export const lightPalette: Palette = {
  paper: '#ffffff',
  paperEdge: '#c9d6ea',
  paperSide: '#dfe8f5',
  line: '#c3d0e2',
  lineSoft: '#e3eaf4',
  ink: '#223253',
  brand: '#2468e5',
  brandSoft: '#dce8fd',
  accent: '#13b5cf',
  rollerLight: '#9cc4ff',
  rollerMid: '#3a7bf0',
  rollerDark: '#123f9f',
  plate: '#ffffff',
  floor: '#b9c9e2',
  shade: '#0d2a66',
  code: '#1a2745',
};

export const darkPalette: Palette = {
  paper: '#1a2436',
  paperEdge: '#3d4f6e',
  paperSide: '#121a29',
  line: '#465a7b',
  lineSoft: '#2a374e',
  ink: '#d6e3f9',
  brand: '#6ea6ff',
  brandSoft: '#233a63',
  accent: '#3fd0e6',
  rollerLight: '#b4d2ff',
  rollerMid: '#4384f3',
  rollerDark: '#0f3586',
  plate: '#eaf2ff',
  floor: '#334259',
  shade: '#02060f',
  code: '#0c1220',
};

/** Width of the paper. */
const WIDTH = 6;
const RADIUS = 1.25;
/** Half the length of a roller beyond the paper. */
const OVERHANG = 0.45;

/** A bar of text on a sheet. */
function bar(x: number, y: number, width: number, height: number, fill: string, radius = height / 2): string {
  return `<rect x="${px(x)}" y="${y}" width="${Math.round(width * 100) / 100}" height="${height}" rx="${Math.round(radius * 100) / 100}" fill="${fill}"/>`;
}

/** The three axes of a box, as faces that the viewer sees. */
function slab(from: Point3, to: Point3, top: string, side: string, front: string, edge: string): string {
  const [x0, y0, z0] = from;
  const [x1, y1, z1] = to;
  const face = (points: Point3[], fill: string) =>
    `<path d="${polygon(points)}" fill="${fill}" stroke="${edge}" stroke-width=".8" stroke-linejoin="round"/>`;
  return (
    face(
      [
        [x0, y1, z0],
        [x1, y1, z0],
        [x1, y1, z1],
        [x0, y1, z1],
      ],
      front,
    ) +
    face(
      [
        [x1, y0, z0],
        [x1, y1, z0],
        [x1, y1, z1],
        [x1, y0, z1],
      ],
      side,
    ) +
    face(
      [
        [x0, y0, z1],
        [x1, y0, z1],
        [x1, y1, z1],
        [x0, y1, z1],
      ],
      top,
    )
  );
}

/** A sheet of paper with a little thickness. */
function sheet(x0: number, x1: number, z: number, p: Palette): string {
  return slab([x0, 0, z - 0.09], [x1, WIDTH, z], p.paper, p.paperSide, p.paperSide, p.paperEdge);
}

/** What the writer types: a heading, prose, a list, a fence. Drawn downwards from `y` 0. */
function source(p: Palette): string {
  const hash = (x: number, y: number) =>
    `<path d="M${x} ${y + 0.13}h.42M${x} ${y + 0.3}h.42M${x + 0.16} ${y}l-.06 .43M${x + 0.33} ${y}l-.06 .43" stroke="${p.brand}" stroke-width=".075" stroke-linecap="round" fill="none"/>`;
  const dash = (y: number) => bar(0.5, y + 0.08, 0.26, 0.08, p.brand);
  const ticks = (y: number) =>
    [0, 0.17, 0.34]
      .map(
        (x) => `<path d="M${0.52 + x} ${y}l.09 .16" stroke="${p.accent}" stroke-width=".08" stroke-linecap="round"/>`,
      )
      .join('');
  return [
    hash(0.5, 0.42),
    bar(1.12, 0.5, 2.3, 0.28, p.ink),
    bar(0.5, 1.2, 4.6, 0.18, p.line),
    bar(0.5, 1.6, 3.7, 0.18, p.line),
    dash(2.15),
    bar(0.98, 2.15, 2.2, 0.18, p.line),
    dash(2.57),
    bar(0.98, 2.57, 3.1, 0.18, p.line),
    ticks(3.2),
    bar(1.15, 3.2, 0.6, 0.16, p.accent),
    bar(0.75, 3.62, 1.1, 0.18, p.brand),
    bar(2, 3.62, 1.9, 0.18, p.line),
    bar(0.75, 4.02, 2.6, 0.18, p.line),
    ticks(4.44),
    bar(0.5, 5.0, 4.3, 0.18, p.line),
    bar(0.5, 5.4, 2.6, 0.18, p.line),
  ].join('');
}

/** What the reader gets: navigation, sidebar, article, outline. */
function website(p: Palette): string {
  const page = 6.1;
  return [
    // Frame and navigation.
    `<path d="M.4 .72a.22 .22 0 0 1 .22-.22h4.76a.22 .22 0 0 1 .22 .22v${page - 0.44}a.22 .22 0 0 1-.22 .22H.62a.22 .22 0 0 1-.22-.22Z" fill="none" stroke="${p.line}" stroke-width=".05"/>`,
    `<path d="M.4 1.18h5.2" stroke="${p.lineSoft}" stroke-width=".05"/>`,
    `<circle cx=".78" cy=".84" r=".15" fill="${p.brand}"/>`,
    bar(1.04, 0.76, 0.7, 0.16, p.ink),
    bar(2.9, 0.77, 0.5, 0.14, p.line),
    bar(3.6, 0.77, 0.5, 0.14, p.line),
    bar(4.3, 0.74, 1.05, 0.21, p.lineSoft),
    // Sidebar.
    bar(0.4, 1.2, 1.25, page - 0.92, p.lineSoft, 0.02).replace('/>', ' fill-opacity=".6"/>'),
    bar(0.58, 1.45, 0.6, 0.14, p.ink),
    bar(0.58, 1.78, 0.86, 0.14, p.line),
    bar(0.5, 2.04, 1.05, 0.28, p.brandSoft, 0.08),
    bar(0.58, 2.11, 0.74, 0.14, p.brand),
    bar(0.58, 2.44, 0.66, 0.14, p.line),
    bar(0.58, 2.94, 0.5, 0.14, p.ink),
    bar(0.58, 3.27, 0.8, 0.14, p.line),
    bar(0.58, 3.6, 0.6, 0.14, p.line),
    bar(0.58, 3.93, 0.76, 0.14, p.line),
    // Article.
    bar(1.95, 1.5, 1.9, 0.3, p.ink),
    bar(1.95, 2.05, 2.3, 0.15, p.line),
    bar(1.95, 2.36, 2.05, 0.15, p.line),
    bar(1.95, 2.8, 2.4, 1.12, p.code, 0.12),
    bar(2.15, 3, 0.55, 0.14, p.accent),
    bar(2.8, 3, 0.95, 0.14, '#8fa6cf'),
    bar(2.35, 3.29, 1.2, 0.14, '#8fb8ff'),
    bar(2.35, 3.58, 0.75, 0.14, '#8fa6cf'),
    bar(1.95, 4.25, 1.2, 0.22, p.ink),
    bar(1.95, 4.68, 2.35, 0.15, p.line),
    bar(1.95, 4.99, 1.7, 0.15, p.line),
    bar(1.95, 5.42, 1.1, 0.8, p.brandSoft, 0.1),
    bar(3.25, 5.42, 1.1, 0.8, p.lineSoft, 0.1),
    bar(2.1, 5.58, 0.5, 0.14, p.brand),
    bar(3.4, 5.58, 0.5, 0.14, p.line),
    bar(2.1, 5.88, 0.75, 0.12, p.line),
    bar(3.4, 5.88, 0.7, 0.12, p.line),
    // Outline.
    `<path d="M4.68 1.5v1.6" stroke="${p.lineSoft}" stroke-width=".06"/><path d="M4.68 1.5v.34" stroke="${p.brand}" stroke-width=".06"/>`,
    bar(4.82, 1.54, 0.5, 0.12, p.brand),
    bar(4.82, 1.9, 0.42, 0.12, p.line),
    bar(4.82, 2.26, 0.54, 0.12, p.line),
    bar(4.82, 2.62, 0.36, 0.12, p.line),
  ].join('');
}

/** Marks that printers use to align colours. */
function registration(x: number, y: number, p: Palette): string {
  return `<g fill="none" stroke="${p.brand}" stroke-width=".035"><circle cx="${x}" cy="${y}" r=".08"/><path d="M${px(x - 0.2)} ${y}h.4M${x} ${px(y - 0.2)}v.4"/></g>`;
}

/** A roller across the paper, with type on its surface when it prints. */
function roller(z: number, id: string, prints: boolean, p: Palette): string {
  const near: Point3 = [0, WIDTH + OVERHANG, z];
  // The blank roller ends at the paper's edge: behind it nothing of it shows.
  const far: Point3 = [0, prints ? -OVERHANG : 0.6, z];
  const arc = (centre: Point3, from: number, to: number) => {
    const steps = 18;
    return Array.from({length: steps + 1}, (_, i) => onRoller(centre, RADIUS, from + ((to - from) * i) / steps));
  };
  // Seen along the diagonal, the outline touches the end circles at -45 and 135 degrees.
  const body = polygon([...arc(far, 135, -45), ...arc(near, -45, -225)]);
  const cap = polygon(arc(near, 0, 340));
  const ring = (radius: number) => polygon(Array.from({length: 24}, (_, i) => onRoller(near, radius, i * 15)));
  const plates: [angle: number, from: number, to: number][] = [
    [118, 0.5, 2.1],
    [118, 2.5, 5.4],
    [92, 0.5, 3.6],
    [92, 4, 5.4],
    [66, 0.5, 1.3],
    [66, 1.7, 4.7],
    [40, 0.5, 4.2],
    [14, 0.5, 2.6],
    [14, 3, 5.1],
    [-12, 0.5, 3.3],
  ];
  const type = plates
    .map(([angle, from, to]) => {
      const r = RADIUS + 0.02;
      const at = (y: number, degrees: number) => onRoller([0, WIDTH - y, z], r, degrees);
      return polygon([at(from, angle + 5), at(to, angle + 5), at(to, angle - 5), at(from, angle - 5)]);
    })
    .join('');
  return [
    `<path d="${body}" fill="url(#${id})"/>`,
    prints ? `<path d="${type}" fill="${p.plate}" fill-opacity=".5"/>` : '',
    `<path d="${cap}" fill="${p.rollerMid}" stroke="${p.rollerLight}" stroke-width="1"/>`,
    `<path d="${ring(RADIUS * 0.66)}" fill="${p.rollerDark}" fill-opacity=".55"/>`,
    `<path d="${ring(RADIUS * 0.26)}" fill="${p.rollerLight}"/>`,
  ].join('');
}

/** Gradient across a roller, from its upper left to its lower right edge. */
function rollerGradient(id: string, z: number, p: Palette): string {
  const centre: Point3 = [0, WIDTH / 2, z];
  const [x1, y1] = project(onRoller(centre, RADIUS, 135));
  const [x2, y2] = project(onRoller(centre, RADIUS, -45));
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${px(x1)}" y1="${px(y1)}" x2="${px(x2)}" y2="${px(y2)}">` +
    `<stop stop-color="${p.rollerMid}"/><stop offset=".3" stop-color="${p.rollerLight}"/><stop offset=".62" stop-color="${p.rollerMid}"/><stop offset="1" stop-color="${p.rollerDark}"/></linearGradient>`
  );
}

/** A small tile that floats above the printed page and stands for one capability. */
function tile(at: Point3, glyph: string, p: Palette): string {
  const [x, y, z] = at;
  const size = 1.3;
  const [sx, sy] = project([x + size / 2, y + size / 2, z]);
  const [, ground] = project([x + size / 2, y + size / 2, 0]);
  return [
    `<path d="M${px(sx)} ${px(ground)}V${px(sy)}" stroke="${p.brand}" stroke-width="1.2" stroke-dasharray="1.5 4" stroke-linecap="round"/>`,
    slab([x, y, z - 0.22], [x + size, y + size, z], p.brandSoft, p.rollerMid, p.rollerDark, p.brand),
    `<g transform="${onSheet([x, y + size, z])}" fill="none" stroke="${p.brand}" stroke-width=".11" stroke-linecap="round" stroke-linejoin="round">${glyph}</g>`,
  ].join('');
}

const GLYPHS = {
  search: '<circle cx=".58" cy=".58" r=".26"/><path d="m.78 .78 .24 .24"/>',
  han: '<path d="M.65 .26v.13M.3 .45h.7M.84 .45c-.08 .26-.28 .46-.54 .58M.46 .45c.08 .26 .28 .46 .54 .58"/>',
};

/** Size of the picture in CSS pixels. */
export const PRESS_SIZE = {width: 640, height: 450};

/**
 * Draws the picture of the home page: a Markdown sheet runs through a printing press
 * and leaves it as a website.
 *
 * @param p - Colours.
 * @returns A whole SVG document.
 */
export function press(p: Palette): string {
  const {width, height} = PRESS_SIZE;
  const shadeFrom = project([RADIUS * 0.55, WIDTH / 2, 0]);
  const shadeTo = project([2.6, WIDTH / 2, 0]);
  const defs = [
    rollerGradient('a', RADIUS, p),
    rollerGradient('b', -RADIUS, p),
    `<linearGradient id="c" gradientUnits="userSpaceOnUse" x1="${px(shadeFrom[0])}" y1="${px(shadeFrom[1])}" x2="${px(shadeTo[0])}" y2="${px(shadeTo[1])}"><stop stop-color="${p.shade}" stop-opacity=".38"/><stop offset="1" stop-color="${p.shade}" stop-opacity="0"/></linearGradient>`,
    `<radialGradient id="d"><stop stop-color="#fff"/><stop offset=".55" stop-color="#fff" stop-opacity=".7"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`,
    `<pattern id="e" width="1" height="1" patternUnits="userSpaceOnUse" patternTransform="${onSheet([0, 0, -2.9])}"><circle cx=".5" cy=".5" r=".045" fill="${p.floor}"/></pattern>`,
    `<mask id="f"><ellipse cx="-72" cy="70" rx="340" ry="225" fill="url(#d)"/></mask>`,
    `<radialGradient id="g"><stop stop-color="${p.shade}" stop-opacity=".22"/><stop offset="1" stop-color="${p.shade}" stop-opacity="0"/></radialGradient>`,
  ].join('');
  const shadow = (x0: number, x1: number, z: number) => {
    const [cx, cy] = project([(x0 + x1) / 2, WIDTH / 2, z]);
    return `<ellipse cx="${px(cx)}" cy="${px(cy)}" rx="${px((x1 - x0 + WIDTH) * 15)}" ry="${px((x1 - x0 + WIDTH) * 8)}" fill="url(#g)"/>`;
  };
  const scene = [
    `<rect x="-412" y="-170" width="680" height="480" fill="url(#e)" mask="url(#f)"/>`,
    shadow(-8, -1, -1.6),
    shadow(1, 8, -1.6),
    // Blank sheets waiting, the printed ones piling up.
    sheet(-8.1, -2.2, -1.1, p),
    sheet(-8.1, -2.2, -0.85, p),
    sheet(-8.1, -2.2, -0.6, p),
    roller(-RADIUS - 0.05, 'b', false, p),
    sheet(1.6, 8.2, -1.1, p),
    sheet(1.6, 8.2, -0.85, p),
    sheet(1.6, 8.2, -0.6, p),
    sheet(-7.7, 7.8, 0, p),
    `<g transform="${onSheet([-7.7, WIDTH, 0])}">${source(p)}</g>`,
    `<g transform="${onSheet([0.9, WIDTH, 0])}">${website(p)}${registration(0.4, 6.55, p)}${registration(5.6, 6.55, p)}</g>`,
    `<path d="${polygon([
      [0.4, 0, 0],
      [2.6, 0, 0],
      [2.6, WIDTH, 0],
      [0.4, WIDTH, 0],
    ])}" fill="url(#c)"/>`,
    roller(RADIUS, 'a', true, p),
    tile([3.6, 0.5, 1.9], GLYPHS.search, p),
    tile([6.1, 1.1, 1.3], GLYPHS.han, p),
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="-392 -162 ${width} ${height}"><defs>${defs}</defs>${scene}</svg>\n`;
}
