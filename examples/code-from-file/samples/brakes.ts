/** Kilometres after which pads are worn, by the weather. */
export function padLife(weather: 'dry' | 'wet'): number {
  return weather === 'dry' ? 2000 : 1200;
}
