const scale = window.devicePixelRatio;

export function drawMap(element: HTMLElement) {
  element.textContent = `A map at scale ${scale}`;
}
