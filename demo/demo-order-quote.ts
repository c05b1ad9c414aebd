import { firstItemTerms } from '@maru/contracts/shop/item/item.terms';
import { type PricedItem, type Quote, quoteLine } from '@maru/contracts/shop/order/order.quote';
import { quoteOf } from '@maru/contracts/shop/order/order.totals';
import { addressOfPerson } from './cast/demo-people.ts';
import { demoId } from './cast/demo-id.ts';
import { couponScenes } from './demo-coupons.ts';
import { addressOf, itemKey } from './demo-pictures.ts';
import { demoItems } from './items/demo-items.ts';
import { noticeOf } from './items/demo-notices.ts';
import type { DemoOrder } from './orders/demo-order.ts';
import { itemAt } from './orders/demo-orders.ts';

/** The day that is so many days from today, `yyyy-MM-dd`. */
export type Day = (fromToday: number) => string;

/** As it was sold: none of it was on sale just then. */
const pricedItem = (at: number, ago: number): PricedItem | undefined => {
  const item = demoItems[at];
  return (
    item && {
      ...item,
      images: [addressOf(itemKey(at, 0))],
      state: 'onSale',
      terms: { ...firstItemTerms, ...(ago < (item.printed ?? 0) && { printed: true }) },
      notice: noticeOf(item),
      sale: null,
      options: item.options.map(([name, price], option) => ({ id: option + 1, name, price, stock: null, reserved: 0 })),
    }
  );
};

const termsOf = (code: string | undefined, day: Day) =>
  couponScenes(day).flatMap(({ command }) =>
    command.type === 'AddCoupon' && command.data.id === code ? [command.data] : [],
  )[0];
export const quoteOfDemo = ({ by, ago, lines, coupon: code, points: wanted = 0 }: DemoOrder, day: Day): Quote => {
  const terms = termsOf(code, day);
  const quotedLines = lines.map(([name, option_id, quantity]) =>
    quoteLine({ item_id: demoId('item', itemAt(name)), option_id, quantity }, pricedItem(itemAt(name), ago), 0),
  );
  return quoteOf(
    quotedLines,
    { postcode: addressOfPerson(by).postcode },
    { coupon: terms && { code: terms.id, terms, problem: null }, points: { balance: wanted, wanted } },
  );
};
