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

/** Numbers that look random and are the same for the same name. */
export interface SeededRandom {
  /** At least `from`, below `to`. */
  readonly between: (from: number, to: number) => number;
  readonly whole: (from: number, to: number) => number;
  readonly pick: <T>(from: readonly [T, ...T[]]) => T;
  readonly chance: (of: number) => boolean;
}

const hashOf = (name: string) =>
  name.split('').reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);

/** Mulberry32. */
export const seededRandom = (name: string): SeededRandom => {
  let state = hashOf(name);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const more = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((more ^ (more >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + next() * (to - from);
  const whole = (from: number, to: number) => Math.floor(between(from, to));
  return { between, whole, chance: (of) => next() < of, pick: (list) => list[whole(0, list.length)] ?? list[0] };
};

const bumpsAlong = (length: number) => Math.max(2, Math.round(length / 22));
const arcs = (count: number, dx: number, dy: number) =>
  `a${11} ${11} 0 0 1 ${dx.toFixed(1)} ${dy.toFixed(1)}`.repeat(count);

/** The cloud reviewers draw around what they mean, with the number of the revision. */
export const cloud = ({ x, y, w, h }: Box, revision: number) => {
  const [across, down] = [bumpsAlong(w), bumpsAlong(h)];
  const outline = `M${x} ${y}${arcs(across, w / across, 0)}${arcs(down, 0, h / down)}${arcs(across, -w / across, 0)}${arcs(down, 0, -h / down)}`;
  const [tx, ty] = [x + w + 20, y - 14];
  const triangle = path(`M${tx} ${ty - 12}l13 22h-26Z`, { colour: ink.mark, width: 1.6, fill: '#fff' });
  return (
    path(outline, { colour: ink.mark, width: 2.2 }) +
    triangle +
    label(String(revision), tx, ty + 3, { size: 9, colour: ink.mark })
  );
};

export const leader = (text: string, [x, y]: readonly [number, number], [tx, ty]: readonly [number, number]) => {
  const width = text.length * 7.6 + 8;
  const to = tx > x ? tx + width : tx - width;
  return (
    line(x, y, [tx, ty], { colour: ink.fine }) +
    line(tx, ty, [to, ty], { colour: ink.fine }) +
    circle(x, y, 2, { fill: ink.line, width: 0 }) +
    label(text, (tx + to) / 2, ty - 8, { size: 8.5 })
  );
};

/** Name of a grid line in its circle. */
export const bubble = (name: string, x: number, y: number) =>
  circle(x, y, 13, { colour: ink.grid, fill: '#fff' }) + label(name, x, y, { size: 9, colour: ink.grid });

export const level = (name: string, x: number, y: number) =>
  path(`M${x} ${y}l-6 -9h12Z`, { colour: ink.fine, fill: '#fff' }) + label(name, x - 30, y - 7, { size: 8.5 });

export const ground = (x: number, y: number, width: number) => {
  const strokes = Array.from({ length: Math.floor(width / 14) }, (_, at) => `M${x + at * 14} ${y}l-9 12`).join('');
  return line(x, y, [x + width, y], { width: 2.4 }) + path(strokes, { colour: ink.fine });
};
