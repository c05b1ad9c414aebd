import { timersOf } from '@maru/contracts/shop/order/order.due';
import { waitingOrders } from '@maru/contracts/shop/order/order.groups';
import { preparedParts } from '@maru/contracts/shop/order/order.pieces';
import { describe, expect, it } from 'vitest';
import { foldAll } from '../../pipeline/decider-spec.ts';
import { orderAggregate } from './order.aggregate.ts';
import {
  admin,
  buyer,
  ClaimArrived,
  ClaimCollected,
  ClaimDeclined,
  ClaimOpened,
  delivered,
  id,
  order,
  SurchargeAsked,
} from './order.spec.ts';
import { existingOrder } from './order.state.ts';

const exchange = { ...ClaimOpened, data: { ...ClaimOpened.data, kind: 'exchange' as const } };
const arrived = [...delivered, ClaimOpened, ClaimArrived] as const;
const decline = (answer: 'used' | 'notReturned') => ({ type: 'DeclineClaim', data: { id, claim: 1, answer } }) as const;
const declined = { ...ClaimDeclined, data: { ...ClaimDeclined.data, sent_again: true } };

describe('goods that came with a claim that is declined', () => {
  it('are to be sent again, where they came', () => {
    order
      .given(...arrived)
      .when(decline('used'), admin)
      .emits(declined);
    order
      .given(...arrived)
      .when(decline('notReturned'), admin)
      .emits({ ...ClaimDeclined, data: { ...ClaimDeclined.data, answer: 'notReturned' } });
    order
      .given(...delivered, ClaimOpened, ClaimCollected)
      .when(decline('used'), admin)
      .emits({ ...ClaimDeclined, data: { ...ClaimDeclined.data, awaited: true } });
  });
  it('wait, packed, for the desk, and nothing accepts them', () => {
    const now = existingOrder(foldAll(orderAggregate, [...arrived, declined]));
    expect([now.status, timersOf(now)]).toEqual(['preparing', []]);
    expect(waitingOrders.preparing).toContain(now.status);
    expect(preparedParts(now)).toEqual(ClaimOpened.data.parts?.map(({ no, quantity }) => ({ no, quantity })));
  });
  it('stay with their buyer in orders that do not say so', () =>
    expect(existingOrder(foldAll(orderAggregate, [...arrived, ClaimDeclined])).status).toBe('delivered'));
});

it('an exchange that is not paid for is withdrawn until the goods come', () => {
  const withdraw = { type: 'StepClaim', data: { id, claim: 1, step: 'withdraw' } } as const;
  const asked = [...delivered, exchange, ClaimCollected, SurchargeAsked] as const;
  order
    .given(...asked)
    .when(withdraw, buyer)
    .emits({ type: 'ClaimWithdrawn', data: { id, claim: 1, awaited: true } });
  order
    .given(...asked, ClaimArrived)
    .when(withdraw, buyer)
    .isRefused('order_step_refused');
});
