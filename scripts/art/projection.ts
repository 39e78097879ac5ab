/** A point of the drawing, in units of the scene; `z` points up. */
export type Point3 = readonly [x: number, y: number, z: number];

const COS = Math.cos(Math.PI / 6);
const SIN = 0.5;

/** Pixels of one scene unit. */
export const UNIT = 30;

/** Rounds to a tenth of a pixel, which keeps the files small and stable. */
export function px(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

/**
 * Isometric projection: x runs to the lower right, y to the lower left, z up.
 *
 * @param point - Point in scene units.
 * @returns Point in pixels.
 */
export function project([x, y, z]: Point3): [number, number] {
  return [(x - y) * COS * UNIT, ((x + y) * SIN - z) * UNIT];
}

/** Path data of a closed polygon through points of the scene. */
export function polygon(points: Point3[]): string {
  return `M${points.map((point) => project(point).map(px).join(' ')).join('L')}Z`;
}

/**
 * Transform that lays a flat drawing on a horizontal sheet.
 *
 * The drawing's x axis runs against the scene's y axis (to the upper right) and its
 * y axis along the scene's x axis (to the lower right), so text reads naturally.
 *
 * @param origin - Point of the scene where the drawing's origin lies.
 * @returns An SVG `transform` value; the drawing uses scene units.
 */
export function onSheet(origin: Point3): string {
  const [x, y] = project(origin);
  const matrix = [COS * UNIT, -SIN * UNIT, COS * UNIT, SIN * UNIT];
  return `matrix(${matrix.map((value) => String(Math.round(value * 1000) / 1000)).join(' ')} ${px(x)} ${px(y)})`;
}

/** Point on the circle around `centre` in the plane of the x and z axes. */
export function onRoller(centre: Point3, radius: number, degrees: number): Point3 {
  const angle = (degrees * Math.PI) / 180;
  return [centre[0] + radius * Math.cos(angle), centre[1], centre[2] + radius * Math.sin(angle)];
}
