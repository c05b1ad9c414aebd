import type { OrderTerms } from '@maru/contracts/shop/order/order.fields';
import { formTime } from './liveness-beside.fixture.ts';
import { reduced } from './liveness-form.fixture.ts';
import { after } from './liveness-moves.fixture.ts';
import type { Standing } from './liveness-walk.fixture.ts';
import { OrderPlaced } from './order.spec.ts';

const [first] = OrderPlaced.data.lines;
if (!first) throw new Error('nothing is ordered');
const goods = { ...first, unit_price: 10_000, quantity: 2 };
const book = { ...goods, no: 2, unit_price: 6_000, quantity: 1, tax: 'free' as const };
const licence = { ...goods, no: 3, unit_price: 30_000, quantity: 1, kind: 'licence' as const };

const placed = (
  lines: readonly (typeof OrderPlaced.data.lines)[number][],
  off = { discount: 0, points: 0 },
  more: OrderTerms = {},
) => {
  const price = (some: typeof lines) => some.reduce((sum, { unit_price, quantity }) => sum + unit_price * quantity, 0);
  const sum = price(lines);
  const shipping = lines.some(({ kind }) => kind === 'goods') ? 3_000 : 0;
  const free = price(lines.filter(({ tax }) => tax === 'free'));
  const taken = off.discount + off.points;
  const amounts = {
    goods: sum,
    shipping,
    ...off,
    total: sum + shipping - taken,
    tax_free: free - Math.floor((taken * free) / sum),
  };
  const terms = { return_fee: 3_000, exchange_fee: 6_000, ...more };
  const pay_until = new Date(formTime + 20 * 60_000).toISOString();
  const data = {
    ...OrderPlaced.data,
    lines: lines.map((line, at) => ({ ...line, no: at + 1 })),
    amounts,
    terms,
    pay_until,
    agreed: [{ which: 'licence', version: 1 }],
    ...(shipping === 0 && { address: '' }),
  };
  return { order: reduced(after(undefined, [{ ...OrderPlaced, data }], formTime)), move: 'placed' };
};
const one = (line: typeof goods) => ({ ...line, quantity: 1 });
const off = { discount: 4_600, points: 2_001 };
/** Each as it is placed. */
export const placedOrders = {
  'one piece of goods': placed([one(goods)]),
  'a licence': placed([licence]),
  'goods and a licence': placed([one(goods), licence]),
  'goods that are fetched': placed([one(goods)], undefined, { pickup: '마포 사무실' }),
  'two pieces of goods': placed([goods]),
  'two pieces that are fetched': placed([goods], undefined, { pickup: '마포 사무실' }),
  'goods, a book and a licence, with coupon and points': placed([one(goods), book, licence], off),
} as const satisfies Readonly<Record<string, Standing>>;
export type OrderName = keyof typeof placedOrders;
