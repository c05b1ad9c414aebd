import { line, path } from '../drawings/pen.ts';
import { type Colours, mark, slab, words } from './studio.ts';

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
export const licence = (colours: Colours, title: string) =>
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
export const licenceScreen = (colours: Colours, title: string) => {
  const row = (at: number) =>
    `<rect x="24" y="${90 + at * 74}" width="172" height="58" rx="10" fill="${at === 1 ? colours.accent : '#eef2f7'}"/>${line(44, 112 + at * 74, [150, 112 + at * 74], { colour: '#556070', width: 6 })}${line(44, 130 + at * 74, [110, 130 + at * 74], { colour: '#aab4c2', width: 5 })}`;
  const screen = `<rect width="680" height="54" rx="16" fill="${colours.main}"/>${words(title, [120, 28], 16, '#fff')}${[0, 1, 2, 3, 4].map(row).join('')}<g transform="translate(170 12) scale(.7)">${town(colours)}</g>`;
  return slab({ at: [400, 500], size: [680, 520], round: 16, fill: '#fff', on: screen });
};
