import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import { isWithin } from '@maru/contracts/shop/order/order.pieces';
import {
  actionsOf,
  claimActionsOf,
  orderAction,
  orderSteps,
  parcelActionsOf,
} from '@maru/contracts/shop/order/order.steps';
import { describe, expect, it } from 'vitest';
import { foldAll } from '../../pipeline/decider-spec.ts';
import { orderAggregate } from './order.aggregate.ts';
import { existingOrder } from './order.state.ts';
import {
  ClaimOpened,
  dayMs,
  delivered,
  licence,
  OrderConfirmed,
  OrderDepositAwaited,
  OrderExpired,
  OrderPaid,
  OrderPlaced,
  OrderPrepared,
  shipped,
} from './order.spec.ts';

const folded = (events: readonly OrderEvent[]) => existingOrder(foldAll(orderAggregate, events));
const packed = [OrderPlaced, OrderPaid, OrderPrepared];
const claim = ['requestReturn', 'requestExchange'] as const;

describe('the table of steps', () => {
  it('has every action, each once', () =>
    expect(orderSteps.map(({ action }) => action).toSorted()).toEqual(orderAction.options.toSorted()));

  const buttons: readonly (readonly [
    string,
    readonly OrderEvent[],
    number,
    readonly (typeof orderAction.options)[number][],
    readonly (typeof orderAction.options)[number][],
  ])[] = [
    ['unpaid', [OrderPlaced], 0, ['openPayment', 'cancel', 'changeAddress'], ['cancel', 'changeAddress']],
    [
      'awaiting a deposit',
      [OrderPlaced, OrderDepositAwaited],
      0,
      ['cancel', 'changeAddress'],
      ['cancel', 'changeAddress'],
    ],
    ['expired', [OrderPlaced, OrderExpired], 0, [], []],
    [
      'paid',
      [OrderPlaced, OrderPaid],
      0,
      ['cancel', 'changeAddress'],
      ['cancel', 'prepare', 'changeAddress', 'refund'],
    ],
    ['packed', packed, 0, ['requestCancel'], ['cancel', 'ship', 'changeAddress', 'refund']],
    ['sent', shipped, 0, claim, [...claim, 'refund']],
    ['delivered', delivered, 0, ['confirm', ...claim], [...claim, 'refund']],
    ['accepted', [...delivered, OrderConfirmed], 0, claim, [...claim, 'refund']],
    ['delivered half a year ago', delivered, 183, ['confirm'], [...claim, 'refund']],
    ['claimed', [...delivered, ClaimOpened], 0, [], ['refund']],
    ['issued', [licence, OrderPaid], 0, ['cancel', 'showLicence', 'confirm', 'requestCancel'], ['cancel', 'refund']],
  ];
  it.each(buttons)('%s: buttons of buyer and administrator', (_, events, ...[days, buyer, admin]) => {
    const order = folded(events);
    const now = order.placed_at + 10_000 + days * dayMs;
    expect([actionsOf(order, ['buyer'], now), actionsOf(order, ['admin'], now)]).toEqual([buyer, admin]);
  });

  it('opens a payment window until its time is over', () => {
    const order = folded([OrderPlaced]);
    expect(actionsOf(order, ['buyer'], order.pay_until - 1)).toContain('openPayment');
    expect(actionsOf(order, ['buyer'], order.pay_until)).not.toContain('openPayment');
  });

  it('leaves parcels to the shop, and claims to both', () => {
    const order = folded([...delivered, ClaimOpened]);
    for (const parcel of order.parcels) {
      expect(parcelActionsOf(order, parcel, ['buyer'])).toEqual([]);
      expect(parcelActionsOf(order, parcel, ['admin'])).toEqual(['correct', 'lose', 'bringBack']);
    }
    for (const one of order.claims) {
      expect(claimActionsOf(one, ['buyer'])).toEqual(['withdraw']);
      expect(claimActionsOf(one, ['admin'])).toEqual(['decline', 'collect', 'arrive', 'refundClaim']);
    }
  });
});

describe('a part', () => {
  const all = [
    { no: 1, quantity: 2, parcel: 1 },
    { no: 1, quantity: 1, parcel: 2 },
  ];
  it.each([
    ['nothing', [], false],
    ['all of it', all, true],
    ['some of it', [{ no: 1, quantity: 1, parcel: 1 }], true],
    ['more than is there', [{ no: 1, quantity: 2, parcel: 2 }], false],
    ['of another place', [{ no: 1, quantity: 1, parcel: null }], false],
    ['of another line', [{ no: 2, quantity: 1, parcel: 1 }], false],
    ['less than a piece', [{ no: 1, quantity: 0, parcel: 1 }], false],
    ['named twice', [...all, { no: 1, quantity: 1, parcel: 1 }], false],
  ])('%s', (_, parts, is) => expect(isWithin(parts, all)).toBe(is));
});
