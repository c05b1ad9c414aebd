import { line } from '../drawings/pen.ts';
import { type Colours, mark, slab, words } from './studio.ts';

const size = [500, 300] as const;

const front = ({ main, accent }: Colours) =>
  mark(70, 74, 64, [main, accent]) +
  words('MARU', [170, 74], 26, main) +
  words('HANEUL', [118, 196], 22, '#2a3442') +
  line(60, 228, [190, 228], { colour: accent, width: 3 }) +
  words('ARCHITECT', [118, 256], 12, '#7d8a98') +
  words('02-555-0142', [406, 256], 12, '#7d8a98');
const back = ({ accent }: Colours) => mark(250, 138, 120, ['#fff', accent]) + words('MARU', [250, 236], 24, '#fff');
const pile = (x: number, y: number, colour: string) =>
  [0, 1, 2, 3, 4, 5]
    .map((at) =>
      slab({
        at: [x, y - at * 9],
        size,
        turn: -8,
        fill: at % 2 ? colour : '#fdfdfb',
        round: 10,
        ...(at > 0 && { shadowless: true }),
      }),
    )
    .join('');

/** A front and a back. */
export const cardPair = (colours: Colours) =>
  slab({ at: [430, 400], size, turn: -14, fill: colours.main, on: back(colours), round: 10 }) +
  slab({ at: [380, 620], size, turn: 9, fill: '#fdfdfb', on: front(colours), round: 10 });
/** A pile of them, the front on top. */
export const cardPile = (colours: Colours) =>
  pile(400, 590, colours.main) +
  slab({ at: [400, 530], size, turn: -8, fill: '#fdfdfb', on: front(colours), round: 10, shadowless: true });
/** Near. */
export const cardDetail = (colours: Colours) =>
  `<g transform="translate(400 520) scale(1.5) translate(-400 -520)">${slab({ at: [500, 470], size, turn: 22, fill: '#fdfdfb', on: front(colours), round: 10 })}${slab({ at: [330, 620], size, turn: 22, fill: colours.main, on: back(colours), round: 10 })}</g>`;
