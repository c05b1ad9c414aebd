import { paymentId } from '@maru/contracts/shop/payment/payment-subject';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { describe, expect, it } from 'vitest';
import { foldAll } from '../../pipeline/decider-spec.ts';
import { orderAggregate } from '../order/order.aggregate.ts';
import { ClaimOpened, delivered, id, SurchargeAsked } from '../order/order.spec.ts';
import { payableIn } from './payable.service.ts';

const exchange = { ...ClaimOpened, data: { ...ClaimOpened.data, kind: 'exchange' as const } };
const order = foldAll(orderAggregate, [...delivered, exchange, SurchargeAsked]) as OrderFacts;

describe('a payment', () => {
  it.each([
    ['an order', id, null],
    ['what is asked beside for a claim of it', `${id}-1-1`, 1],
  ])('is for %s', (_, name, claim) => {
    expect([paymentId.safeParse(name).success, payableIn(order, name)?.claim]).toEqual([true, claim]);
  });

  it.each(['-0-1', '-1-0', '-01-1', '-1-01', '-0-0', '-1', '-1-1-1', '-', '-1-x'])(
    'has no other name: %s after the id of the order',
    (after) => {
      expect([paymentId.safeParse(id + after).success, payableIn(order, id + after)]).toEqual([false, undefined]);
    },
  );
});
