import { claimSteps, orderSteps, parcelSteps } from '@maru/contracts/shop/order/order.steps';
import { describe, expect, it } from 'vitest';
import { type OrderName, placedOrders } from './liveness-starts.fixture.ts';
import type { MoneyIn } from './liveness-form.fixture.ts';
import { type Standing, standingAfter, walk } from './liveness-walk.fixture.ts';

/** Everything that these can come to is walked; how much money there is tells forms of a licence apart. */
const short = {
  'a licence': 'won',
  'one piece of goods': 'some',
  'goods that are fetched': 'some',
} as const satisfies Partial<Record<OrderName, MoneyIn>>;
/** LIVENESS=whole walks these to their end, too: 20,804 standings in a minute, 65,776 in four, and 83,083 in six. */
const long: readonly (readonly [OrderName, MoneyIn])[] = [
  ['goods and a licence', 'some'],
  ['goods that are fetched', 'won'],
  ['one piece of goods', 'won'],
];
const isWhole = process.env['LIVENESS'] === 'whole';
const hour = 60 * 60_000;

const sent = ['system pay', 'admin prepare', 'admin ship', 'admin deliver of parcel 1'];
const ready = sent.slice(0, 3);
/** What is too much to be walked to its end is walked from where few steps at random would come to. */
const ways: Readonly<Partial<Record<OrderName, readonly (readonly string[])[]>>> = {
  'two pieces of goods': [[], sent, [...sent, 'buyer requestReturn'], [...sent, 'buyer confirm']],
  'two pieces that are fetched': [
    [],
    [...ready, 'admin bringBack of parcel 1', 'admin unpack of parcel 1'],
    [...ready, 'buyer requestCancel'],
    sent,
  ],
  'goods and a licence': [[], sent, [...sent, 'buyer requestExchange']],
  'goods, a book and a licence, with coupon and points': [
    [],
    sent,
    [...sent, 'buyer requestExchange', 'admin replace of claim 1', 'admin ship', 'admin deliver of parcel 1'],
  ],
};
const standingsOf = (name: OrderName): readonly Standing[] =>
  (ways[name] ?? [[]]).map((names) => standingAfter(placedOrders[name], names));

describe('wherever an order stands, somebody can act or time does, and its money can go back', () => {
  it.each(Object.entries(short) as [OrderName, MoneyIn][])(
    'all that there is: %s',
    (name, moneyIn) => {
      const { frontier, faults } = walk([placedOrders[name]], Infinity, moneyIn);
      expect({ frontier, faults: faults.slice(0, 5) }).toEqual({ frontier: 0, faults: [] });
    },
    120_000,
  );
  it.each(Object.keys(ways) as OrderName[])(
    'as far as 500 standings: %s',
    (name) => {
      const { standings, faults } = walk(standingsOf(name), 500);
      expect({ standings, faults: faults.slice(0, 5) }).toEqual({ standings: 500, faults: [] });
    },
    60_000,
  );
  it.each(isWhole ? long : [])(
    'all that there is, in minutes: %s, its money in %s',
    (name, moneyIn) => {
      const began = Date.now();
      const { standings, frontier, faults } = walk([placedOrders[name]], Infinity, moneyIn);
      console.info(`${name}: ${standings} standings in ${Math.round((Date.now() - began) / 1_000)} s`);
      expect({ frontier, faults: faults.slice(0, 5) }).toEqual({ frontier: 0, faults: [] });
    },
    hour,
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
const faultsOf = (starting: readonly Standing[], pattern: RegExp) =>
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
      faultsOf([placedOrders['two pieces of goods']], /^pieces stay: preparing; /),
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
