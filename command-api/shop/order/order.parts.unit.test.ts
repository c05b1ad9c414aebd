import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restitutionFor, isPartOf, refundOf, restOf, withoutParts } from '@maru/contracts/shop/order/order.parts';
import type { Part } from '@maru/contracts/shop/order/order.fields';

const line = (no: number, unit_price: number, quantity: number, kind: 'goods' | 'licence' = 'goods') =>
  ({
    no,
    unit_price,
    quantity,
    kind,
    cancelled: 0,
    item_id: 'i',
    option_id: 1,
    name: '',
    option: '',
    image: null,
    tax: 'taxed',
  }) as const;
const order = {
  lines: [line(1, 10_000, 2), line(2, 5_000, 1), line(3, 90_000, 1, 'licence')],
  amounts: { goods: 115_000, shipping: 3_000, discount: 0, points: 0, total: 118_000, tax_free: 0 },
};

describe('a part of an order', () => {
  it('is given back at its price, the fee with the last of what is sent', () => {
    expect(refundOf(order, [{ no: 1, quantity: 1 }])).toBe(10_000);
    expect(refundOf(order, [{ no: 3, quantity: 1 }])).toBe(90_000);
    expect(
      refundOf(order, [
        { no: 1, quantity: 2 },
        { no: 2, quantity: 1 },
      ]),
    ).toBe(28_000);
    expect(refundOf(order, restOf(order))).toBe(118_000);
  });
  it.each([
    [[{ no: 1, quantity: 3 }]],
    [[{ no: 9, quantity: 1 }]],
    [[{ no: 1, quantity: 0 }]],
    [[{ no: 1, quantity: -1 }]],
    [
      [
        { no: 1, quantity: 1 },
        { no: 1, quantity: 1 },
      ],
    ],
  ])('%j is none', (parts) => expect(isPartOf(order, parts)).toBe(false));

  it('takes its share of coupon and points with it, and points come back as points', () => {
    const paid = {
      ...order,
      amounts: { goods: 115_000, shipping: 3_000, discount: 11_500, points: 1_001, total: 105_499, tax_free: 0 },
    };
    expect(restitutionFor(paid, [{ no: 1, quantity: 1 }])).toEqual({ refund: 10_000 - 1_087, points: 87 });
    expect(restitutionFor(paid, restOf(paid))).toEqual({ refund: 105_499, points: 1_001 });
  });

  it('is given back to the won, in whatever pieces', () => {
    const lines = fc.array(
      fc.record({ price: fc.nat(100_000_000), quantity: fc.integer({ min: 1, max: 9 }), licence: fc.boolean() }),
      { minLength: 1, maxLength: 8 },
    );
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const off = fc.record({ fee: fc.boolean(), coupon: share, paid: share });
    fc.assert(
      fc.property(lines, off, fc.infiniteStream(fc.nat()), (made, { fee, coupon, paid }, choices) => {
        let left = made.map(({ price, quantity, licence }, at) => ({
          ...line(at + 1, price, quantity),
          kind: licence ? ('licence' as const) : ('goods' as const),
        }));
        const goods = made.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
        const shipping = fee && left.some(({ kind }) => kind === 'goods') ? 3_000 : 0;
        const discount = Math.floor(goods * coupon);
        const points = Math.floor((goods - discount) * paid);
        const amounts = { goods, shipping, discount, points, total: goods + shipping - discount - points, tax_free: 0 };
        const back = { refund: 0, points: 0 };
        for (let rest = restOf({ lines: left }); rest.length > 0; rest = restOf({ lines: left })) {
          const chosen = rest[(choices.next().value as number) % rest.length] as Part;
          const part = { no: chosen.no, quantity: 1 + ((choices.next().value as number) % chosen.quantity) };
          expect(isPartOf({ lines: left }, [part])).toBe(true);
          const { refund, points: returned = 0 } = restitutionFor({ lines: left, amounts }, [part]);
          expect(Math.min(refund, returned)).toBeGreaterThanOrEqual(0);
          back.refund += refund;
          back.points += returned;
          left = withoutParts(left, [part]) as typeof left;
        }
        expect(back).toEqual({ refund: amounts.total, points });
      }),
    );
  });
});
