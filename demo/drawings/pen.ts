import { lettering } from './stroke-font.ts';

/** Line weights and colours of a drawing set. */
export const ink = {
  line: '#24313f',
  fine: '#7d8a98',
  grid: '#c2514a',
  fill: '#33414f',
  shade: '#e8ebee',
  duct: '#0e7c86',
  pipe: '#2f6fb5',
  mark: '#e0322b',
};

type Colour = string;
interface Stroke {
  readonly width?: number;
  readonly colour?: Colour;
  readonly dash?: string;
  readonly fill?: Colour;
}

const look = ({ width = 1, colour = ink.line, dash, fill = 'none' }: Stroke) =>
  `stroke="${colour}" stroke-width="${width}" fill="${fill}"${dash ? ` stroke-dasharray="${dash}"` : ''}`;
const n = (value: number) => value.toFixed(1);

export const path = (data: string, stroke: Stroke = {}) => `<path d="${data}" ${look(stroke)}/>`;
export const line = (x1: number, y1: number, [x2, y2]: readonly [number, number], stroke: Stroke = {}) =>
  path(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, stroke);
export const circle = (x: number, y: number, r: number, stroke: Stroke = {}) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${look(stroke)}/>`;
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export const box = ({ x, y, w, h }: Box, stroke: Stroke = {}) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" ${look(stroke)}/>`;
export const cross = ({ x, y, w, h }: Box, stroke: Stroke = {}) =>
  path(`M${n(x)} ${n(y)}l${n(w)} ${n(h)}M${n(x + w)} ${n(y)}l${n(-w)} ${n(h)}`, stroke);
export const label = (
  text: string,
  x: number,
  y: number,
  { size = 10, colour = ink.line }: { readonly size?: number; readonly colour?: Colour } = {},
) => path(lettering(text, x, y, size), { width: size / 9, colour });

/** Millimetres as drawings write them. */
export const millimetres = (value: number) => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');

/** A dimension line with its ticks; `text` stands above it, or left of an upright one. */
export const dimension = (x1: number, y1: number, [x2, y2]: readonly [number, number], text: string) => {
  const tick = (x: number, y: number) => `M${n(x - 4)} ${n(y + 4)}l8 -8`;
  const upright = x1 === x2;
  const written = label(text, 0, 0, { size: 8, colour: ink.fine });
  const turn = upright
    ? `translate(${n(x1 - 8)} ${n((y1 + y2) / 2)}) rotate(-90)`
    : `translate(${n((x1 + x2) / 2)} ${n(y1 - 8)})`;
  return (
    path(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}${tick(x1, y1)}${tick(x2, y2)}`, { colour: ink.fine, width: 0.8 }) +
    `<g transform="${turn}">${written}</g>`
  );
};
