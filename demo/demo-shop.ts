import type { ItemCommand } from '@maru/contracts/shop/item/item.commands';
import { firstItemTerms } from '@maru/contracts/shop/item/item.terms';
import { demoId } from './cast/demo-id.ts';
import type { DemoItem } from './items/demo-item.ts';
import { demoItems } from './items/demo-items.ts';
import { noticeOf } from './items/demo-notices.ts';
import { piecesSold } from './orders/demo-orders.ts';
import { addressOf, itemKey, pictureCount } from './demo-pictures.ts';

/** One command of the shop, and how many days ago it was sent. */
interface ShopScene {
  readonly ago: number;
  readonly command: ItemCommand;
}
type Day = (fromToday: number) => string;

const midnight = (day: string) => `${day}T15:00:00.000Z`;
/** Days from today in which sales of these days began and will end. */
const [saleBegan, saleEnds] = [-3, 6];

const addItem = (item: DemoItem, at: number): ItemCommand => {
  const { looks: _looks, since: _since, sold, sale: _sale, printed: _printed, options, ...fields } = item;
  return {
    type: 'AddItem',
    data: {
      ...fields,
      notice: noticeOf(item),
      id: demoId('item', at),
      state: 'onSale',
      images: Array.from({ length: pictureCount(at) }, (_, picture) => addressOf(itemKey(at, picture))),
      options: options.map(([name, price, stock], option) => ({
        name,
        price,
        stock: stock === null ? null : stock + piecesSold(fields.name, option + 1) + (option === 0 ? sold : 0),
      })),
    },
  };
};

const printedScenes = ({ printed }: DemoItem, at: number): readonly ShopScene[] =>
  printed === undefined
    ? []
    : [
        {
          ago: printed,
          command: { type: 'ChangeItemTerms', data: { id: demoId('item', at), ...firstItemTerms, printed: true } },
        },
      ];

const saleScenes = ({ since, sold: quantity }: DemoItem, at: number, day: Day): readonly ShopScene[] => {
  const of = { id: demoId('item', at), orderId: demoId('order', at) };
  const reservation: ItemCommand = {
    type: 'ReserveStock',
    data: { ...of, lines: [{ optionId: 1, quantity }], until: midnight(day(0)) },
  };
  return [
    { ago: since / 2, command: reservation },
    { ago: since / 2 - 0.01, command: { type: 'TakeStock', data: of } },
  ];
};

const itemScenes = (item: DemoItem, at: number, day: Day): readonly ShopScene[] => {
  const id = demoId('item', at);
  const sale = item.sale && { percent: item.sale, from: midnight(day(saleBegan - 1)), until: midnight(day(saleEnds)) };
  return [
    { ago: item.since, command: addItem(item, at) },
    ...saleScenes(item, at, day),
    ...printedScenes(item, at),
    ...(sale
      ? [{ ago: -saleBegan - 1, command: { type: 'SetItemSale', data: { id, sale } } } satisfies ShopScene]
      : []),
  ];
};

export const shopScenes = (day: Day): readonly ShopScene[] =>
  demoItems.flatMap((item, at) => itemScenes(item, at, day));
