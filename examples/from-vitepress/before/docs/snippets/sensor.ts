export function isReady(celsius: number): boolean {
  return celsius >= 320;
}
