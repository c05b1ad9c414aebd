import { afterDays, dueAtOf, timersOf } from '@maru/contracts/shop/order/order.due';
import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import type { OrderPartly, OrderStatus } from '@maru/contracts/shop/order/order.label';
import { describe, expect, it } from 'vitest';
import { foldAll } from '../../pipeline/decider-spec.ts';
import { orderAggregate } from './order.aggregate.ts';
import { existingOrder } from './order.state.ts';
import {
  ClaimArrived,
  ClaimDeclined,
  ClaimOpened,
  ClaimRefunded,
  ClaimReplaced,
  ClaimWithdrawn,
  delivered,
  id,
  licence,
  OrderCancelled,
  OrderConfirmed,
  OrderDelivered,
  OrderExpired,
  OrderPaid,
  OrderPartCancelled,
  OrderPlaced,
  OrderPrepared,
  OrderShipped,
  ParcelCameBack,
  ParcelLost,
  ParcelUnpacked,
  shipped,
} from './order.spec.ts';

const folded = (events: readonly OrderEvent[]) => existingOrder(foldAll(orderAggregate, events));
const one = [{ no: 1, quantity: 1 }];
const rest = [...one, { no: 2, quantity: 1 }];
const packed = [OrderPlaced, OrderPaid, OrderPrepared] as const;
const parcelOf = (no: number, parts: typeof one) => ({
  ...OrderShipped,
  data: { id, parcel: { ...OrderShipped.data.parcel, no, parts } },
});
const came = (parcel: number) => ({ ...OrderDelivered, data: { id, parcel } });
const accepted = (...parcels: number[]) => ({ ...OrderConfirmed, data: { id, parcels, licences: [] } });
const claimed = (more: Partial<typeof ClaimOpened.data>) => ({
  ...ClaimOpened,
  data: { ...ClaimOpened.data, ...more },
});
const two = [...packed, parcelOf(1, one), parcelOf(2, rest)] as const;
const exchange = claimed({ kind: 'exchange', parts: [{ no: 1, quantity: 1, parcel: 1 }] });

describe('the label of an order', () => {
  const labels: readonly (readonly [OrderStatus, OrderPartly | null, readonly OrderEvent[]])[] = [
    ['awaitingPayment', null, [OrderPlaced]],
    ['expired', null, [OrderPlaced, OrderExpired]],
    ['cancelled', null, [OrderPlaced, OrderCancelled]],
    ['paid', null, [OrderPlaced, OrderPaid]],
    ['paid', 'cancelled', [OrderPlaced, OrderPaid, OrderPartCancelled]],
    ['cancelled', null, [OrderPlaced, OrderPaid, OrderCancelled]],
    ['preparing', null, [OrderPlaced, OrderPaid, { ...OrderPrepared, data: { id, parts: one } }]],
    ['partlyShipped', null, [...packed, parcelOf(1, one)]],
    ['partlyShipped', null, [...packed, parcelOf(1, one), came(1), accepted(1)]],
    ['shipping', null, [...two, came(1)]],
    ['delivered', null, [...two, came(1), came(2), accepted(1)]],
    ['confirmed', null, [...two, came(1), came(2), accepted(1, 2)]],
    ['shipping', null, [...two, came(1), came(2), accepted(1, 2), { ...ParcelLost, data: { id, parcel: 2 } }]],
    ['shipping', null, [...shipped, ParcelCameBack]],
    ['preparing', null, [...shipped, ParcelCameBack, ParcelUnpacked]],
    ['delivered', null, [licence, OrderPaid]],
    ['cancelRequested', null, [...packed, claimed({ kind: 'cancel', parts: [{ no: 2, quantity: 1, parcel: null }] })]],
    ['returnRequested', null, [...delivered, ClaimOpened, ClaimArrived]],
    ['delivered', null, [...delivered, ClaimOpened, ClaimDeclined]],
    ['confirmed', null, [...delivered, OrderConfirmed, ClaimOpened, ClaimWithdrawn]],
    ['returned', null, [...delivered, ClaimOpened, ClaimRefunded]],
    ['exchangeRequested', null, [...delivered, exchange]],
    ['exchanging', 'exchanged', [...delivered, exchange, ClaimReplaced]],
    ['shipping', 'exchanged', [...delivered, exchange, ClaimReplaced, parcelOf(2, [{ no: 3, quantity: 1 }])]],
  ];
  it.each(labels)('is %s, partly %s', (status, partly, events) => {
    const order = folded(events);
    expect([order.status, order.partly]).toEqual([status, partly]);
    // What the view is looked up by is what follows from the rest.
    expect(order.due_at).toBe(dueAtOf(order));
  });
});

describe('what time brings about', () => {
  const timers = (...events: readonly OrderEvent[]) => timersOf(folded(events));
  it('is of each parcel by itself: it comes after 7 days, and is accepted after 8 more', () => {
    const order = folded([...two, came(1)]);
    const [first, second] = order.parcels;
    expect(timersOf(order)).toEqual([
      { step: 'confirm', parcel: 1, at: afterDays(first?.delivered_at ?? 0, 8) },
      { step: 'deliver', parcel: 2, at: afterDays(second?.sent_at ?? 0, 7) },
    ]);
    expect(order.due_at).toBe(afterDays(second?.sent_at ?? 0, 7));
  });
  it('is nothing of what is lost, came back, was accepted, or is empty', () => {
    expect(timers(...shipped, ParcelLost)).toEqual([]);
    expect(timers(...shipped, ParcelCameBack)).toEqual([]);
    expect(timers(...delivered, OrderConfirmed)).toEqual([]);
    expect(timers(...delivered, ClaimOpened, ClaimRefunded)).toEqual([]);
    expect(timers(OrderPlaced)).toEqual([]);
  });
  it('stops where a claim is open, and waits for days after it was closed', () => {
    expect(timers(...delivered, ClaimOpened)).toEqual([]);
    const order = folded([...delivered, ClaimOpened, ClaimDeclined]);
    const closed = order.claims[0]?.closed_at ?? 0;
    expect(timersOf(order)).toEqual([{ step: 'confirm', parcel: 1, at: afterDays(closed, 8) }]);
    const other = claimed({ parts: [{ no: 1, quantity: 1, parcel: 2 }] });
    expect(timers(...two, came(1), came(2), other).map((timer) => 'parcel' in timer && timer.parcel)).toEqual([1]);
  });
  it('accepts licences after 8 days', () => {
    const order = folded([licence, OrderPaid]);
    expect(timersOf(order)).toEqual([{ step: 'confirmLicences', lines: [1], at: afterDays(order.paid_at ?? 0, 8) }]);
  });
  it('gives what is sent in an exchange days of its own', () => {
    const order = folded([...delivered, exchange, ClaimReplaced, parcelOf(2, [{ no: 3, quantity: 1 }]), came(2)]);
    expect(timersOf(order)).toContainEqual({
      step: 'confirm',
      parcel: 2,
      at: afterDays(order.parcels[1]?.delivered_at ?? 0, 8),
    });
  });
});
