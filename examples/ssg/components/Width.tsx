/** Reads the browser while rendering: fails where there is none. */
export function Width() {
  return <output>{window.innerWidth} px</output>;
}
