import { drawing, type DrawingKind } from '../drawings/drawing.ts';
import { line } from '../drawings/pen.ts';
import { type Colours, mark, slab, words } from './studio.ts';

export interface Cover {
  readonly title: string;
  readonly kind: DrawingKind;
}

const sheet = (kind: DrawingKind, name: string, scale: number) =>
  `<g transform="scale(${scale})">${drawing(kind, name)}</g>`;

const cover = ({ main, accent }: Colours, { title, kind }: Cover) =>
  `<rect x="0" width="34" height="640" rx="6" fill="#000" fill-opacity=".16"/>${line(40, 10, [40, 630], { colour: '#fff', width: 1.5 })}` +
  words(title, [250, 96], 34, '#fff') +
  line(90, 140, [410, 140], { colour: accent, width: 5 }) +
  `<g transform="translate(90 210)"><rect width="320" height="224" fill="#fff"/>${sheet(kind, title, 0.4)}</g>` +
  mark(120, 560, 56, ['#fff', accent]) +
  words('MARU', [206, 560], 20, '#fff') +
  `<rect x="0" y="0" width="460" height="640" rx="6" fill="none" stroke="${main}" stroke-opacity=".4"/>`;

export const book = (colours: Colours, what: Cover) =>
  slab({ at: [420, 520], size: [460, 640], turn: 0, fill: '#f4f1ea', round: 6 }) +
  slab({ at: [404, 512], size: [460, 640], fill: colours.main, round: 6, on: cover(colours, what) });
/** Open, with drawings. */
export const openBook = (_colours: Colours, { title, kind }: Cover) => {
  const page = (at: number) =>
    words(title, [170, 60], 15, '#24313f') +
    `<g transform="translate(32 100)">${sheet(kind, `${title} ${at}`, 0.345)}</g>` +
    [0, 1, 2, 3, 4, 5]
      .map((row) => line(36, 340 + row * 24, [row === 5 ? 180 : 304, 340 + row * 24], { colour: '#c3cad2', width: 5 }))
      .join('');
  return (
    slab({ at: [232, 520], size: [340, 520], turn: -2, fill: '#fffdf8', round: 4, on: page(1) }) +
    slab({ at: [568, 520], size: [340, 520], turn: 2, fill: '#fffdf8', round: 4, on: page(2) })
  );
};
