import { type Box, circle, ink, label, line, path } from './pen.ts';

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

/** A note with a line to what it speaks of. */
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

/** Earth below a section. */
export const ground = (x: number, y: number, width: number) => {
  const strokes = Array.from({ length: Math.floor(width / 14) }, (_, at) => `M${x + at * 14} ${y}l-9 12`).join('');
  return line(x, y, [x + width, y], { width: 2.4 }) + path(strokes, { colour: ink.fine });
};
