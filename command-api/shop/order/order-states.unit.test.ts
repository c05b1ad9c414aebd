import { describe, expect, it } from 'vitest';
import {
  actionsOf,
  orderAction,
  orderStatus,
  orderSteps,
  type OrderStanding,
  stepOf,
  withdrawalDays,
} from '@maru/contracts/shop/order/order-states';

const now = Date.parse('2026-12-10T00:00:00Z');
const order = (status: OrderStanding['status'], more: Partial<OrderStanding> = {}): OrderStanding => ({
  status,
  kinds: ['goods'],
  deliveredAt: null,
  awaitsDeposit: false,
  payUntil: now + 1,
  ...more,
});
const ago = (days: number) => now - days * 24 * 60 * 60 * 1000;

describe('the table of order states', () => {
  it('has every action and reaches every state, each step once', () => {
    expect(new Set(orderSteps.map(({ action }) => action))).toEqual(new Set(orderAction.options));
    expect(new Set(['awaitingPayment', ...orderSteps.map(({ to }) => to)])).toEqual(new Set(orderStatus.options));
    expect(orderSteps.filter(({ part }) => part).map(({ from, part }) => `${from} ${part}`)).toEqual([
      'returnRequested delivered',
      'exchangeRequested delivered',
      'exchangeRequested delivered',
    ]);
    expect(new Set(orderSteps.map(({ from, action }) => `${from} ${action}`)).size).toBe(orderSteps.length);
  });

  it('lets an order be paid in one state only', () => {
    expect(orderSteps.filter(({ action }) => action === 'pay').map(({ from }) => from)).toEqual(['awaitingPayment']);
  });

  it('has an end that nothing leads out of', () => {
    const ends = orderStatus.options.filter((status) => !orderSteps.some(({ from }) => from === status));
    expect(ends).toEqual(['confirmed', 'expired', 'cancelled', 'returned']);
  });

  it.each([
    ['awaitingPayment', ['openPayment', 'cancel'], ['cancel']],
    ['paid', ['cancel', 'cancelPart'], ['cancel', 'cancelPart', 'prepare']],
    ['preparing', [], ['cancel', 'cancelPart', 'ship']],
    ['shipping', [], ['deliver']],
    ['returnRequested', [], ['acceptReturn', 'declineReturn']],
    ['exchangeRequested', [], ['acceptReturn', 'acceptExchange', 'declineExchange']],
    ['exchanged', ['confirm'], []],
    ['confirmed', [], []],
  ] as const)('%s: buttons of buyer and administrator', (status, buyer, admin) => {
    expect(actionsOf(order(status), ['buyer'], now)).toEqual(buyer);
    expect(actionsOf(order(status), ['admin'], now)).toEqual(admin);
  });

  it('opens a payment window for its buyer until its time is over, and not beside an account', () => {
    const opens = (more: Partial<OrderStanding>, role: 'buyer' | 'admin' = 'buyer') =>
      stepOf(order('awaitingPayment', more), 'openPayment', [role], now) !== undefined;
    expect([opens({}), opens({}, 'admin'), opens({ payUntil: now }), opens({ awaitsDeposit: true })]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(orderSteps.filter(({ action }) => action === 'openPayment').map(({ from }) => from)).toEqual([
      'awaitingPayment',
    ]);
  });

  it('takes goods back for seven days, licences never', () => {
    const returned = (more: Partial<OrderStanding>) =>
      stepOf(order('delivered', more), 'requestReturn', ['buyer'], now) !== undefined;
    expect(returned({ deliveredAt: ago(withdrawalDays) + 1 })).toBe(true);
    expect(returned({ deliveredAt: ago(withdrawalDays) })).toBe(false);
    expect(returned({ deliveredAt: ago(1), kinds: ['licence'] })).toBe(false);
    expect(returned({ deliveredAt: ago(1), kinds: ['licence', 'goods'] })).toBe(true);
  });

  it('delivers at once only what is not sent', () => {
    expect(stepOf(order('paid', { kinds: ['licence'] }), 'deliver', ['system'], now)).toBeDefined();
    expect(stepOf(order('paid', { kinds: ['licence', 'goods'] }), 'deliver', ['system'], now)).toBeUndefined();
  });
});
