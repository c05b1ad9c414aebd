import { claimSteps, orderSteps, parcelSteps } from '@maru/contracts/shop/order/order.steps';
import { describe, expect, it } from 'vitest';
import { after } from './liveness-moves.fixture.ts';
import { standingAfter, type Visited, walk } from './liveness-walk.fixture.ts';
import type { OrderTerms } from '@maru/contracts/shop/order/order.fields';
import { OrderPlaced } from './order.spec.ts';

const began = Date.parse('2026-03-02T03:00:00Z');
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
  const pay_until = new Date(began + 20 * 60_000).toISOString();
  const data = {
    ...OrderPlaced.data,
    lines: [...lines],
    amounts,
    terms,
    pay_until,
    agreed: [{ which: 'licence', version: 1 }],
    ...(shipping === 0 && { address: '' }),
  };
  return { order: after(undefined, [{ ...OrderPlaced, data }], began), now: began, way: 'placed' };
};
const one = (line: typeof goods) => ({ ...line, quantity: 1 });
const sent = ['system pay', 'admin prepare', 'admin ship', 'admin deliver of parcel 1'];
const asked = [...sent, 'buyer requestExchange', 'admin askSurcharge of claim 1'];
type Name =
  | 'two pieces of goods'
  | 'an exchange that is to be paid for'
  | 'goods that are fetched'
  | 'a licence'
  | 'goods and a licence'
  | 'goods, a book and a licence, with coupon and points';
/** It is walked from where it begins, and from what few steps at random would come to. */
const starts: Readonly<Record<Name, readonly [first: Visited, ...ways: (readonly string[])[]]>> = {
  'two pieces of goods': [placed([goods]), [], sent, [...sent, 'buyer requestReturn'], [...sent, 'buyer confirm']],
  'an exchange that is to be paid for': [placed([one(goods)]), asked, [...asked, 'buyer paySurcharge of claim 1']],
  'goods that are fetched': [
    placed([goods], undefined, { pickup: '마포 사무실' }),
    [],
    [...sent.slice(0, 3), 'admin bringBack of parcel 1', 'admin unpack of parcel 1'],
    [...sent.slice(0, 3), 'buyer requestCancel'],
    sent,
  ],
  'a licence': [placed([licence]), []],
  'goods and a licence': [placed([one(goods), licence]), [], sent, [...sent, '8 days', 'buyer requestExchange']],
  'goods, a book and a licence, with coupon and points': [
    placed([one(goods), book, licence], { discount: 4_600, points: 2_001 }),
    [],
    sent,
    [...sent, 'buyer requestExchange', 'admin replace of claim 1', 'admin ship', 'admin deliver of parcel 2'],
  ],
};
const standingsOf = (name: Name): readonly Visited[] => {
  const [first, ...ways] = starts[name];
  return ways.map((names) => standingAfter(first, names));
};

describe('wherever an order stands', () => {
  it.each(Object.keys(starts) as Name[])(
    'somebody can act or time does, and its money can go back: %s',
    (name) => {
      const { standings, faults } = walk(standingsOf(name), 500);
      expect(faults.slice(0, 5)).toEqual([]);
      // All that there is of the smallest, and deep enough for two claims of the others.
      expect(standings.length).toBeGreaterThan(80);
    },
    60_000,
  );
});

/** A row of a table as it would be otherwise; undefined without it. */
type Change<Row> = (row: Row) => Row | undefined;
const altered = <Row, T>(table: readonly Row[], change: Change<Row>, then: () => T): T => {
  const rows = table as Row[];
  const before = [...rows];
  rows.splice(0, rows.length, ...before.map(change).filter((row) => row !== undefined));
  try {
    return then();
  } finally {
    rows.splice(0, rows.length, ...before);
  }
};
const orderWithout =
  (...gone: readonly string[]): Change<(typeof orderSteps)[number]> =>
  (row) =>
    gone.includes(row.action) ? undefined : row;
/** What is found of an order that came to stand there while the tables were whole. */
const faultsOf = (starting: readonly Visited[], pattern: RegExp) =>
  walk(starting, 120).faults.find((fault) => pattern.test(fault));

describe('the walk finds a table that leaves nobody anything to do', () => {
  const goodsOnly = standingsOf('two pieces of goods');
  it('where nobody answers for a lost parcel', () => {
    const found = altered(
      parcelSteps,
      (row) => ({ ...row, from: row.from.filter((state) => state !== 'lost') }),
      () =>
        altered(orderSteps, orderWithout('requestReturn', 'requestExchange'), () =>
          faultsOf(goodsOnly, /^nobody can act and nothing is timed: shipping; .*parcel 1 lost/),
        ),
    );
    expect(found).toBeDefined();
  });
  it('where an arrived claim is answered by nobody', () => {
    const found = altered(
      claimSteps,
      (row) => (row.from.includes('arrived') ? undefined : row),
      () => faultsOf(goodsOnly, /^pieces stay: returnRequested; .*claim 1 \(return\) requested/),
    );
    expect(found).toBeDefined();
  });
  it('where what is packed can be neither sent nor cancelled', () => {
    const found = altered(orderSteps, orderWithout('cancel', 'ship'), () =>
      faultsOf([placed([goods])], /^pieces stay: preparing; /),
    );
    expect(found).toBeDefined();
  });
  it('where an administrator gives nothing back after an order was accepted', () => {
    const found = altered(
      orderSteps,
      (row) => {
        if (row.action === 'refund') return undefined;
        return row.action.startsWith('request') ? { ...row, who: ['buyer' as const] } : row;
      },
      () => faultsOf(goodsOnly, /^money stays: confirmed; /),
    );
    expect(found).toBeDefined();
  });
  it('where a fee that was kept can never be given back', () => {
    const found = altered(orderSteps, orderWithout('refund'), () =>
      faultsOf(goodsOnly, /^money stays: returnRequested; 23000 held/),
    );
    expect(found).toBeDefined();
  });
  it('where a button is shown that is always refused', () => {
    const found = altered(
      orderSteps,
      (row) => (row.action === 'prepare' ? { ...row, from: ['paid' as const], when: () => true } : row),
      () => faultsOf(goodsOnly, /^admin: prepare is shown and refused: /),
    );
    expect(found).toBeDefined();
  });
});
