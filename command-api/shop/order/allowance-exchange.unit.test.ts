import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  givenForCheaper,
  heldParts,
  linesWithout,
  refundIn,
  withAllowance,
  withBorne,
} from '@maru/contracts/shop/order/order.allowance';
import type { OrderCommand } from '@maru/contracts/shop/order/order.commands';
import type { Part } from '@maru/contracts/shop/order/order.fields';
import {
  heldOf,
  type Line,
  type Ordered,
  paidOf,
  restitutionFor,
  restOf,
} from '@maru/contracts/shop/order/order.parts';
import { after, done } from './liveness-moves.fixture.ts';
import { line, money, sentTogether } from './order-parts.fixture.ts';
import { delivered, id } from './order.spec.ts';

interface Paid extends Ordered {
  readonly claims: readonly [];
}
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const allowed = (paid: Paid, goods: readonly { no: number; refund: number }[]): Paid => {
  const allowance = { goods: goods.filter(({ refund }) => refund > 0), shipping: 0, fee: 0, rest: 0 };
  return { ...paid, ...withAllowance(paid, allowance), refunded: paid.refunded + refundIn(allowance) };
};
/** Pieces of a line come back, and cheaper ones are sent. */
const exchanged = (paid: Paid, { no, quantity }: Part, price: number): Paid => {
  const from = paid.lines.find((one) => one.no === no) as Line;
  const difference = paidOf(paid, from, from.unit_price) - paidOf(paid, from, price);
  const sent = [{ of: no, quantity, difference }];
  const refund = Math.min(sum(givenForCheaper(paid, sent).map(({ given }) => given)), heldOf(paid));
  const lines = withBorne(paid, { sent, refund }).map((one) =>
    one.no === no ? { ...one, exchanged: one.exchanged + quantity } : one,
  );
  const fresh = line(lines.length + 1, price, quantity, { replaces: no, difference, tax: from.tax });
  return { ...paid, lines: [...lines, fresh], refunded: paid.refunded + refund };
};
const gone = (paid: Paid, parts: readonly Part[]): Paid => {
  const { refund } = restitutionFor(paid, parts);
  return { ...paid, lines: linesWithout<Line>(paid, parts), refunded: paid.refunded + refund };
};
const placed = (lines: readonly Line[]): Paid => {
  const goods = sum(lines.map(({ unit_price, quantity }) => unit_price * quantity));
  const amounts = { goods, shipping: 3_000, discount: 0, points: 0, total: goods + 3_000, tax_free: 0 };
  return sentTogether({ lines, amounts, ...money, claims: [] as const });
};

describe('what was given for a line that is exchanged for something cheaper then', () => {
  const given = allowed(placed([line(1, 10_000, 2)]), [{ no: 1, refund: 8_000 }]);
  it('is borne once: by the difference, or by what goes back', () => {
    const cheaper = exchanged(given, { no: 1, quantity: 1 }, 3_000);
    expect(cheaper.refunded - given.refunded).toBe(6_000);
    expect(cheaper.lines.map(({ allowance }) => allowance)).toEqual([7_000, 0]);
    expect(heldParts(cheaper)).toMatchObject({ goods: [{ held: 6_000 }], shipping: 3_000, rest: 0 });
    expect(heldOf(gone(cheaper, restOf(cheaper)))).toBe(0);
  });
  it('stays with the line where the difference was given whole', () => {
    const cheaper = exchanged(given, { no: 1, quantity: 1 }, 5_000);
    expect(cheaper.lines.map(({ allowance }) => allowance)).toEqual([8_000, 0]);
    expect(heldOf(gone(cheaper, restOf(cheaper)))).toBe(0);
  });
  it('stays as it was where more went back before that was kept', () => {
    const sent = [{ of: 1, quantity: 1, difference: 7_000 }];
    expect(withBorne(given, { sent, refund: 7_000 }).map(({ allowance }) => allowance)).toEqual([8_000]);
  });
});

it('is kept so by an order: all that was paid goes back, and no more', () => {
  const now = Date.parse('2026-03-02T03:00:00Z');
  const choice = { no: 1, of: 1, option_id: 2, option: '50장', unit_price: 3_000, quantity: 1 };
  const commands: readonly OrderCommand[] = [
    { type: 'RefundOrder', data: { id, goods: [{ no: 1, refund: 40_000 }], reason: 'other' } },
    {
      type: 'OpenClaim',
      data: { id, kind: 'exchange', reason: 'defective', parts: [{ no: 1, quantity: 1, parcel: 1 }] },
    },
    { type: 'ReplaceClaim', data: { id, claim: 1, back_to: 'stock', lines: [choice] } },
    { type: 'CancelOrder', data: { id, reason: 'defective' } },
    { type: 'OpenClaim', data: { id, kind: 'return', reason: 'defective' } },
    { type: 'RefundClaim', data: { id, claim: 2, back_to: 'stock' } },
  ];
  const last = commands.reduce(
    (order, command) => done({ order, now }, { who: 'admin', name: command.type, command }) ?? order,
    after(undefined, delivered, now),
  );
  expect([last.status, heldOf(last), last.tax_free_refunded]).toEqual(['returned', 0, last.amounts.tax_free]);
  expect(last.lines.map(({ allowance }) => allowance)).toEqual([0, 0, 0]);
});

it('nothing is held once everything went back by the fault of the shop, whatever was given and exchanged before', () => {
  const row = fc.record({ price: fc.nat(50_000), quantity: fc.integer({ min: 1, max: 4 }) });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const step = fc.record({
    how: fc.constantFrom('allow', 'exchange', 'return'),
    line: fc.nat(),
    pieces: fc.nat(),
    share,
  });
  const after = (
    paid: Paid,
    { how, line: at, pieces, share: by }: typeof step extends fc.Arbitrary<infer T> ? T : never,
  ) => {
    const rest = restOf(paid);
    const chosen = rest[at % Math.max(1, rest.length)];
    if (!chosen) return paid;
    const part = { no: chosen.no, quantity: 1 + (pieces % chosen.quantity) };
    const price = paid.lines.find(({ no }) => no === part.no)?.unit_price ?? 0;
    if (how === 'return') return gone(paid, [part]);
    if (how === 'exchange') return exchanged(paid, part, Math.floor(price * by));
    return allowed(
      paid,
      heldParts(paid).goods.map(({ no, held }) => ({ no, refund: Math.floor(held * by) })),
    );
  };
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 3 }), fc.array(step, { maxLength: 8 }), (rows, steps) => {
      const start = placed(rows.map(({ price, quantity }, at) => line(at + 1, price, quantity)));
      const paid = steps.reduce(after, start);
      expect(Math.min(heldOf(paid), ...paid.lines.map(({ allowance }) => allowance))).toBeGreaterThanOrEqual(0);
      expect(heldOf(gone(paid, restOf(paid)))).toBe(0);
    }),
    { numRuns: 500 },
  );
});
