import { path } from '../drawings/pen.ts';
import { lettering } from '../drawings/stroke-font.ts';

/** The colours of one picture: the wall behind, the main colour of the thing, and what is drawn on it. */
export interface Colours {
  readonly wall: readonly [top: string, bottom: string];
  readonly main: string;
  readonly accent: string;
}

/** A rounded rectangle in the middle of its own place, turned by degrees, with the shadow it casts. */
export interface Slab {
  readonly at: readonly [x: number, y: number];
  readonly size: readonly [width: number, height: number];
  readonly turn?: number;
  readonly round?: number;
  readonly fill: string;
  /** Of a pile only the lowest casts one. */
  readonly shadowless?: true;
  /** Drawn on it, from its left upper corner. */
  readonly on?: string;
}

/** Laid over each other in place of a blurred filter, which takes many times longer. */
const shadow = ([w, h]: Slab['size'], round: number) =>
  [2, 7, 12, 17, 22, 27, 32]
    .map(
      (far) =>
        `<rect x="${-far}" y="${14 - far * 0.7}" width="${w + 2 * far}" height="${h + 1.6 * far}" rx="${round + far}" fill="#1a2433" fill-opacity=".035"/>`,
    )
    .join('');

export const slab = ({ at: [x, y], size: [w, h], turn = 0, round = 8, fill, shadowless, on = '' }: Slab) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) translate(${-w / 2} ${-h / 2})">${shadowless ? '' : shadow([w, h], round)}<rect width="${w}" height="${h}" rx="${round}" fill="${fill}"/>${on}</g>`;

export const words = (text: string, [x, y]: readonly [number, number], size: number, colour: string) =>
  path(lettering(text, x, y, size), { width: size / 7, colour });

/** The sign of the house: a roof over two floors. */
export const mark = (x: number, y: number, size: number, [roof, floors]: readonly [string, string]) =>
  `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 32})" fill="none" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"><path d="M7 15.5 16 8l9 7.5" stroke="${roof}"/><path d="M9.5 19.5h13M9.5 24h13" stroke="${floors}"/></g>`;

type Size = readonly [width: number, height: number];
const portrait: Size = [800, 1000];
const landscape: Size = [1600, 800];

/** A picture of 1600 × 800: the things stand on the right, for words on the left. */
export const wideStudio = (colours: Colours, things: string) =>
  studio(colours, `<g transform="translate(820 -100) scale(.95)">${things}</g>`, landscape);

/** A picture, of 800 × 1000 where nothing else is said, of things in front of a wall. */
export const studio = ({ wall: [top, bottom] }: Colours, things: string, [width, height] = portrait) => {
  const wall = `<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;
  const light =
    '<radialGradient id="light" cx=".3" cy=".2" r=".9"><stop stop-color="#fff" stop-opacity=".55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>';
  const ground = `<rect width="${width}" height="${height}" fill="url(#wall)"/><rect width="${width}" height="${height}" fill="url(#light)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" stroke-linejoin="round" stroke-linecap="round"><defs>${wall}${light}</defs>${ground}${things}</svg>`;
};
