import {mark, markOnDark} from './mark';
import {darkPalette, press, PRESS_SIZE} from './press';

/** Size of the picture that networks show for a link, in pixels. */
export const CARD_SIZE = {width: 1200, height: 630};

const asUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/**
 * The picture that networks show beside a link to the site.
 *
 * @returns A whole HTML document of the card's size.
 */
export function card(): string {
  const {width, height} = CARD_SIZE;
  const art = 700;
  return `<!doctype html><html lang="en"><style>
    body { margin: 0; inline-size: ${width}px; block-size: ${height}px; overflow: hidden; position: relative;
      background: #0e131b; color: #f2f6fd; font-family: 'Helvetica Neue', Arial, 'Liberation Sans', 'Noto Sans CJK SC', sans-serif; }
    .art { position: absolute; inset-inline-start: 506px; inset-block-start: 84px; inline-size: ${art}px; block-size: ${(art * PRESS_SIZE.height) / PRESS_SIZE.width}px; }
    .mark { position: absolute; inset-inline-start: 72px; inset-block-start: 76px; inline-size: 84px; }
    .name { position: absolute; inset-inline-start: 72px; inset-block-start: 226px; font-size: 80px; font-weight: 700; letter-spacing: -0.03em; line-height: 1; }
    .what { position: absolute; inset-inline-start: 74px; inset-block-start: 334px; font-size: 30px; line-height: 1.45; color: #b4c2d9; }
    .edge { position: absolute; inset-inline: 0; inset-block-end: 0; block-size: 10px; display: flex; }
    .edge i { flex: 1; }
  </style><body>
    <img class="art" src="${asUrl(press(darkPalette))}" alt="">
    <img class="mark" src="${asUrl(mark(markOnDark))}" alt="">
    <div class="name">Rspress 1.x</div>
    <div class="what">Documentation in English<br>and Simplified Chinese · 中文文档</div>
    <div class="edge">${['#123f9f', '#1d5fd6', '#3a7bf0', '#7db2ff', '#22b8d8', '#5fe0f1'].map((c) => `<i style="background:${c}"></i>`).join('')}</div>
  </body></html>`;
}
