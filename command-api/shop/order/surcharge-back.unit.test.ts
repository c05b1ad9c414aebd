import { system } from '@maru/contracts/kernel/actor';
import { claimActionsOf } from '@maru/contracts/shop/order/order.steps';
import { pointsEarnedBy } from '@maru/contracts/shop/order/order.points';
import { heldSurcharges, surchargeHeld } from '@maru/contracts/shop/order/surcharge.parts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Story, storyOf } from './order-story.fixture.ts';
import { delivered, id, opened, SurchargeAsked, SurchargePaid } from './order.spec.ts';

const parts = [{ no: 1, quantity: 2, parcel: 1 }];
const exchange = opened({ kind: 'exchange', fee: 6_000, parts });
const sent = {
  ...({ no: 3, of: 1, option_id: 2, option: '200장', unit_price: 49_850, quantity: 2, difference: 0 } as const),
  surcharges: [{ claim: 1, each: 15_000 }],
};
const asked = { ...SurchargeAsked, data: { ...SurchargeAsked.data, difference: 30_000, lines: [sent] } };
const paid = { ...SurchargePaid, data: { ...SurchargePaid.data, amount: 36_000 } };
const replace = {
  type: 'ReplaceClaim' as const,
  data: { id, claim: 1, back_to: 'stock' as const, lines: [] as (typeof sent)[] },
};
/** 15,000 won for each of two pieces, and 6,000 for sending. */
const inWindow = () => storyOf([...delivered, exchange, asked, paid]).take(replace);
const byHand = () =>
  storyOf([...delivered, exchange]).take({
    type: 'ReplaceClaim',
    data: { ...replace.data, lines: [sent], surcharge: { amount: 36_000, how: 'byHand' } },
  });
const give = (difference: number, fee: number) => ({
  type: 'RefundOrder' as const,
  data: { id, surcharges: [{ claim: 1, difference, fee }], reason: 'other' as const },
});
const claimOf = ({ order: { claims } }: Story, no = 1) => claims.find((claim) => claim.no === no);

/** Pieces that were sent instead come, too, and go back; under which number is said by how many claims there are. */
const takeBack = (story: Story, quantity: number): Story => {
  const shipped = story.order.parcels.length === 2 ? story : sendOn(story);
  const claim = shipped.order.claims.length + 1;
  return shipped
    .take({
      type: 'OpenClaim',
      data: { id, kind: 'return', reason: 'defective', parts: [{ no: 3, quantity, parcel: 2 }] },
    })
    .take({ type: 'StepClaim', data: { id, claim, step: 'arrive' } })
    .take({ type: 'RefundClaim', data: { id, claim, back_to: 'stock' } });
};
const sendOn = (story: Story) =>
  story
    .take({ type: 'ShipParcel', data: { id, courier: '우체국택배', tracking: '1' } })
    .take({ type: 'StepParcel', data: { id, parcel: 2, step: 'deliver' } }, system);
const backIn = ({ last }: Story) =>
  last.flatMap(({ data }) => ('surcharges_back' in data ? (data.surcharges_back ?? []) : []));

describe('what an exchange cost beside goes back while the goods stay', () => {
  it('through its own payment, by what it was paid for, and not of the money of the order', () => {
    const given = inWindow().take(give(10_000, 6_000));
    expect(given.last).toEqual([
      {
        type: 'OrderRefunded',
        data: {
          id,
          refund: 0,
          split: { goods: 0, shipping: 0, fee: 0, tax_free: 0 },
          surcharges_back: [{ claim: 1, refund: 16_000, tax_free: 0 }],
          allowance: {
            goods: [],
            shipping: 0,
            fee: 0,
            rest: 0,
            surcharges: [{ claim: 1, difference: 10_000, fee: 6_000 }],
          },
          reason: 'other',
        },
      },
    ]);
    expect(heldSurcharges(given.order)).toEqual([{ claim: 1, how: 'paid', difference: 20_000, fee: 0 }]);
    expect([given.order.refunded, ...given.order.claims.map(surchargeHeld)]).toEqual([0, 20_000]);
  });
  it('and is not given again with the pieces, each of which bears its share', () => {
    const first = takeBack(inWindow().take(give(10_000, 6_000)), 1);
    expect(backIn(first)).toEqual([{ claim: 1, refund: 10_000, tax_free: 0, allowance: 5_000 }]);
    const second = takeBack(first, 1);
    expect(backIn(second)).toEqual([{ claim: 1, refund: 10_000, tax_free: 0, allowance: 5_000 }]);
    expect(claimOf(second)?.surcharge).toMatchObject({ back: 36_000, allowance: { difference: 0, fee: 6_000 } });
  });
  it.each([
    ['of the fee', [give(0, 6_001)]],
    ['of the difference', [give(30_001, 0)]],
    ['after some went before', [give(20_000, 0), give(10_001, 0)]],
    ['of a fee that went before', [give(0, 6_000), give(0, 1)]],
  ])('never more than is held: %s', (_, gifts) => {
    const [last, ...before] = gifts.toReversed();
    const story = before.reduce<Story>((told, gift) => told.take(gift), inWindow());
    expect(() => last && story.take(last)).toThrow(expect.objectContaining({ code: 'invalid_input' }));
  });
  it('never for a claim twice at once, nor for one that nothing was paid for', () => {
    const wrong = (surcharges: { claim: number; difference: number; fee: number }[]) => () =>
      inWindow().take({ type: 'RefundOrder', data: { id, surcharges, reason: 'other' } });
    const one = { claim: 1, difference: 1_000, fee: 0 };
    for (const some of [[one, one], [{ ...one, claim: 2 }], [{ ...one, difference: 0 }]])
      expect(wrong(some)).toThrow(expect.objectContaining({ code: 'invalid_input' }));
  });
  it('and earns no points', () => {
    const percent = (won: number) => Math.floor(won / 100);
    const before = pointsEarnedBy(inWindow().order);
    expect(before - pointsEarnedBy(inWindow().take(give(10_000, 6_000)).order)).toBe(percent(10_000));
  });
  it('whatever goes back in whichever order, all of it does in the end, and no more', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(30_000), fc.nat(6_000)), { maxLength: 4 }), fc.nat(4), (gifts, at) => {
        const gift = (story: Story, [difference, fee]: readonly [number, number]) => {
          const [held] = heldSurcharges(story.order);
          const most = { difference: Math.min(difference, held?.difference ?? 0), fee: Math.min(fee, held?.fee ?? 0) };
          return most.difference + most.fee > 0 ? story.take(give(most.difference, most.fee)) : story;
        };
        const half = takeBack(gifts.slice(0, at).reduce(gift, inWindow()), 1);
        const whole = takeBack(gifts.slice(at).reduce(gift, half), 1);
        const fee = heldSurcharges(whole.order)[0]?.fee ?? 0;
        expect(claimOf(whole)?.surcharge?.back).toBe(36_000 - fee);
      }),
      { numRuns: 50 },
    ));
});

describe('what was taken by hand', () => {
  const handBack = (amount: number) => ({ type: 'HandSurchargeBack', data: { id, claim: 1, amount } }) as const;
  it('is owed by hand, until somebody says that it was given back', () => {
    const owed = byHand().take(give(0, 6_000));
    expect([owed.order.owed_since, claimOf(owed)?.surcharge?.back]).toEqual([expect.any(Number), 6_000]);
    const done = owed.take(handBack(6_000));
    expect(done.last).toEqual([{ type: 'SurchargeHandedBack', data: { id, claim: 1, amount: 6_000 } }]);
    expect(done.order.owed_since).toBeNull();
    const more = done.take(give(1_000, 0)).take(handBack(1_000));
    expect(more.last).toEqual([{ type: 'SurchargeHandedBack', data: { id, claim: 1, amount: 1_000 } }]);
  });
  it('stays owed by as much as was not given back, and since then', () => {
    const owed = byHand().take(give(0, 6_000));
    const more = owed.take(give(10_000, 0)).take(handBack(6_000));
    expect(more.order.owed_since).toBe(owed.order.owed_since);
    expect(claimOf(more)?.surcharge).toMatchObject({ back: 16_000, handed: 6_000 });
    expect(() => more.take(handBack(10_001))).toThrow('less_owed');
    expect(more.take(handBack(10_000)).order.owed_since).toBeNull();
  });
  it('is owed since its goods came', () => {
    const back = takeBack(byHand(), 2);
    expect(back.order.owed_since).toBe(back.order.claims.at(-1)?.arrived_at);
    expect(claimOf(back.take(handBack(30_000)))?.surcharge).toMatchObject({
      back: 30_000,
      handed: 30_000,
      owed_since: null,
    });
  });
  it('is asked of nobody where nothing is owed, or it went back by itself', () => {
    for (const story of [byHand(), inWindow().take(give(0, 6_000))]) {
      const claim = claimOf(story);
      expect(claim && claimActionsOf(claim, ['admin'])).not.toContain('handBack');
      expect(() => story.take(handBack(1))).toThrow(expect.objectContaining({ code: 'order_step_refused' }));
    }
  });
});
