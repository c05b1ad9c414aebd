import type { DrawingKind } from '../drawings/drawing.ts';
import { book, openBook } from './books.ts';
import { cardDetail, cardPair, cardPile } from './cards.ts';
import { licence, licenceScreen } from './licences.ts';
import { sheetDetail, sheetFan } from './sheets.ts';
import { type Colours, studio, wideStudio } from './studio.ts';

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
