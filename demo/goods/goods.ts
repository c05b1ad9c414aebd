import { drawing, type DrawingKind } from '../drawings/drawing.ts';
import { book, openBook } from './books.ts';
import { type Colours, mark, slab, studio, wideStudio, words } from './studio.ts';
import { line, path } from '../drawings/pen.ts';

const sheetSize = [560, 392] as const;
const sheet = (kind: DrawingKind, name: string) => `<g transform="scale(.7)">${drawing(kind, name)}</g>`;

export const sheetFan = ({ main, accent }: Colours, name: string) =>
  slab({ at: [430, 330], size: sheetSize, turn: 10, fill: '#fff', round: 2, on: sheet('duct', `${name} 1`) }) +
  slab({ at: [370, 500], size: sheetSize, turn: -5, fill: '#fff', round: 2, on: sheet('section', `${name} 2`) }) +
  slab({ at: [420, 700], size: sheetSize, turn: 3, fill: '#fff', round: 2, on: sheet('plan', `${name} 3`) }) +
  slab({
    at: [150, 880],
    size: [180, 120],
    fill: main,
    round: 20,
    on: mark(58, 60, 56, ['#fff', accent]) + words('DWG', [126, 60], 20, '#fff'),
  });
export const sheetDetail = (_colours: Colours, name: string) =>
  `<g transform="translate(400 500) scale(1.35) rotate(-4) translate(-400 -500)">${slab({ at: [400, 480], size: sheetSize, fill: '#fff', round: 2, on: sheet('detail', name) })}</g>`;

/** A block of a building seen from above, `h` high. */
const block = (x: number, y: number, h: number, [top, left, right]: readonly [string, string, string]) =>
  path(`M${x} ${y - h}l80 -46l80 46l-80 46Z`, { fill: top, width: 0 }) +
  path(`M${x} ${y - h}l80 46v${h}l-80 -46Z`, { fill: left, width: 0 }) +
  path(`M${x + 160} ${y - h}l-80 46v${h}l80 -46Z`, { fill: right, width: 0 });
const town = ({ main, accent }: Colours) => {
  const sides = (top: string): readonly [string, string, string] => [top, main, '#0e2d4f'];
  return (
    block(320, 500, 230, sides(accent)) +
    block(210, 570, 120, sides('#fff')) +
    block(430, 570, 170, sides('#d7ebfb')) +
    block(320, 640, 70, sides(accent))
  );
};
const glow = '<ellipse cx="400" cy="640" rx="290" ry="120" fill="#fff" fill-opacity=".14"/>';

/** A model and the sign of the add-in. */
const licence = (colours: Colours, title: string) =>
  glow +
  town(colours) +
  slab({
    at: [400, 830],
    size: [440, 132],
    round: 28,
    fill: '#fff',
    on: mark(70, 66, 84, [colours.main, colours.accent]) + words(title, [268, 66], 26, '#1a212c'),
  });
/** What it looks like at work: findings beside a model. */
const licenceScreen = (colours: Colours, title: string) => {
  const row = (at: number) =>
    `<rect x="24" y="${90 + at * 74}" width="172" height="58" rx="10" fill="${at === 1 ? colours.accent : '#eef2f7'}"/>${line(44, 112 + at * 74, [150, 112 + at * 74], { colour: '#556070', width: 6 })}${line(44, 130 + at * 74, [110, 130 + at * 74], { colour: '#aab4c2', width: 5 })}`;
  const screen = `<rect width="680" height="54" rx="16" fill="${colours.main}"/>${words(title, [120, 28], 16, '#fff')}${[0, 1, 2, 3, 4].map(row).join('')}<g transform="translate(170 12) scale(.7)">${town(colours)}</g>`;
  return slab({ at: [400, 500], size: [680, 520], round: 16, fill: '#fff', on: screen });
};

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

const cardPair = (colours: Colours) =>
  slab({ at: [430, 400], size, turn: -14, fill: colours.main, on: back(colours), round: 10 }) +
  slab({ at: [380, 620], size, turn: 9, fill: '#fdfdfb', on: front(colours), round: 10 });
const cardPile = (colours: Colours) =>
  pile(400, 590, colours.main) +
  slab({ at: [400, 530], size, turn: -8, fill: '#fdfdfb', on: front(colours), round: 10, shadowless: true });
const cardDetail = (colours: Colours) =>
  `<g transform="translate(400 520) scale(1.5) translate(-400 -520)">${slab({ at: [500, 470], size, turn: 22, fill: '#fdfdfb', on: front(colours), round: 10 })}${slab({ at: [330, 620], size, turn: 22, fill: colours.main, on: back(colours), round: 10 })}</g>`;

/** What an item looks like: the thing, and the words or drawing on it. */
export type Goods = { readonly colours: Colours } & (
  | { readonly thing: 'cards' }
  | { readonly thing: 'book'; readonly title: string; readonly kind: DrawingKind }
  | { readonly thing: 'sheets' | 'licence'; readonly title: string }
);

const things = (goods: Goods): readonly string[] => {
  const { colours } = goods;
  if (goods.thing === 'cards') return [cardPair(colours), cardPile(colours), cardDetail(colours)];
  if (goods.thing === 'book') return [book(colours, goods), openBook(colours, goods)];
  return goods.thing === 'sheets'
    ? [sheetFan(colours, goods.title), sheetDetail(colours, goods.title)]
    : [licence(colours, goods.title), licenceScreen(colours, goods.title)];
};

/** Its pictures, the main one first; of 800 × 1000 as SVG, without fonts. */
export const picturesOf = (goods: Goods): readonly string[] =>
  things(goods).map((drawn) => studio(goods.colours, drawn));

/** Its main picture, of 1600 × 800. */
export const widePictureOf = (goods: Goods): string => wideStudio(goods.colours, things(goods)[0] ?? '');
