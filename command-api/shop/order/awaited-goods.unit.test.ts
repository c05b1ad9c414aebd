import { timersOf } from '@maru/contracts/shop/order/order.due';
import { preparedParts } from '@maru/contracts/shop/order/order.pieces';
import { claimActionsOf } from '@maru/contracts/shop/order/order.steps';
import { describe, expect, it } from 'vitest';
import { type Story, storyOf } from './order-story.fixture.ts';
import { buyer, ClaimCollected, delivered, id, opened, SurchargeAsked } from './order.spec.ts';

const parts = [{ no: 1, quantity: 2, parcel: 1 }];
const exchange = opened({ kind: 'exchange', fee: 6_000, parts });
const onTheWay = storyOf([...delivered, exchange, ClaimCollected, SurchargeAsked]);
const withdrawn = onTheWay.take({ type: 'StepClaim', data: { id, claim: 1, step: 'withdraw' } }, buyer);
const declined = onTheWay.take({ type: 'DeclineClaim', data: { id, claim: 1, answer: 'other' } });
const end = (how: 'sentAgain' | 'returned' | 'neverCame') =>
  ({ type: 'EndAwaited', data: { id, claim: 1, how } }) as const;
const actionsIn = ({ order }: Story) => order.claims.flatMap((claim) => claimActionsOf(claim, ['admin']));

describe.each([
  ['withdrawn', withdrawn],
  ['declined', declined],
])('goods on their way to the shop for a claim that is %s', (_, closed) => {
  it('are awaited by the desk, and nothing accepts them meanwhile', () => {
    expect(closed.order.awaited_since).toBe(closed.order.claims[0]?.closed_at);
    expect([actionsIn(closed), timersOf(closed.order)]).toEqual([['sendAgain', 'takeBack', 'giveUp'], []]);
  });
  it('are packed to be sent again when they come', () => {
    const again = closed.take(end('sentAgain'));
    expect([again.order.status, again.order.awaited_since]).toEqual(['partlyShipped', null]);
    expect(preparedParts(again.order)).toEqual([{ no: 1, quantity: 2 }]);
    expect(actionsIn(again)).toEqual([]);
  });
  it('or taken back by a return of the shop, which has its deadline', () => {
    const returned = closed.take(end('returned'));
    expect(returned.order.claims[1]).toMatchObject({ kind: 'return', by: 'shop', state: 'arrived', parts });
    expect(returned.order.claims[0]).toMatchObject({ awaited: [], arrived_at: null });
    const refunded = returned.take({ type: 'RefundClaim', data: { id, claim: 2, back_to: 'stock' } });
    expect(refunded.order.refunded).toBe(69_700);
  });
  it('or never come, and stay with their buyer', () => {
    const gone = closed.take(end('neverCame'));
    expect([gone.order.status, gone.order.awaited_since]).toEqual(['delivered', null]);
    expect(timersOf(gone.order)).toHaveLength(1);
    expect(() => gone.take(end('sentAgain'))).toThrow(expect.objectContaining({ code: 'order_step_refused' }));
  });
  it('are awaited for a claim that names them anew', () => {
    const one = [{ no: 1, quantity: 1, parcel: 1 }];
    const anew = closed.take(
      { type: 'OpenClaim', data: { id, kind: 'return', reason: 'changedMind', parts: one } },
      buyer,
    );
    expect(anew.order.claims[0]?.awaited).toEqual(one);
    const both = anew.take(
      { type: 'OpenClaim', data: { id, kind: 'return', reason: 'changedMind', parts: one } },
      buyer,
    );
    expect([both.order.claims[0]?.awaited, both.order.awaited_since]).toEqual([[], null]);
  });
});

it('nobody waits for what nobody fetched, or what is said not to have come', () => {
  const asked = storyOf([...delivered, exchange, SurchargeAsked]);
  const left = asked.take({ type: 'StepClaim', data: { id, claim: 1, step: 'withdraw' } }, buyer);
  const never = onTheWay.take({ type: 'DeclineClaim', data: { id, claim: 1, answer: 'notReturned' } });
  for (const story of [left, never]) expect(story.order.awaited_since).toBeNull();
});
