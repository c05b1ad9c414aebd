import { drawing, type DrawingKind } from '../drawings/drawing.ts';
import { type Colours, mark, slab, words } from './studio.ts';

const size = [560, 392] as const;
const sheet = (kind: DrawingKind, name: string) => `<g transform="scale(.7)">${drawing(kind, name)}</g>`;

export const sheetFan = ({ main, accent }: Colours, name: string) =>
  slab({ at: [430, 330], size, turn: 10, fill: '#fff', round: 2, on: sheet('duct', `${name} 1`) }) +
  slab({ at: [370, 500], size, turn: -5, fill: '#fff', round: 2, on: sheet('section', `${name} 2`) }) +
  slab({ at: [420, 700], size, turn: 3, fill: '#fff', round: 2, on: sheet('plan', `${name} 3`) }) +
  slab({
    at: [150, 880],
    size: [180, 120],
    fill: main,
    round: 20,
    on: mark(58, 60, 56, ['#fff', accent]) + words('DWG', [126, 60], 20, '#fff'),
  });
export const sheetDetail = (_colours: Colours, name: string) =>
  `<g transform="translate(400 500) scale(1.35) rotate(-4) translate(-400 -500)">${slab({ at: [400, 480], size, fill: '#fff', round: 2, on: sheet('detail', name) })}</g>`;
