/**
 * Maps a number to an angle.
 *
 * @param {number} value - The number.
 * @param {number} [max=100] - End of the scale.
 * @returns {number} Degrees.
 */
export function scale(value, max = 100) {
  return (value / max) * 270;
}
