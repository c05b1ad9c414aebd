import type { OrderCommand } from '@maru/contracts/shop/order/order.commands';
import { timersOf } from '@maru/contracts/shop/order/order.due';
import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import { isKept } from '@maru/contracts/shop/order/order.pieces';
import { pointsEarnedBy } from '@maru/contracts/shop/order/order.points';
import { actionsOf } from '@maru/contracts/shop/order/order.steps';
import { describe, expect, it } from 'vitest';
import { foldAll } from '../../pipeline/decider-spec.ts';
import { orderAggregate } from './order.aggregate.ts';
import { existingOrder } from './order.state.ts';
import {
  admin,
  buyer,
  ClaimOpened,
  ClaimRefunded,
  dayMs,
  delivered,
  id,
  licence,
  mixed,
  order,
  OrderConfirmed,
  OrderDelivered,
  OrderLicenceShown,
  OrderPaid,
  OrderPartCancelled,
  OrderPrepared,
  OrderShipped,
  ParcelCorrected,
  ParcelLost,
  shipped,
  system,
} from './order.spec.ts';

const folded = (events: readonly OrderEvent[]) => existingOrder(foldAll(orderAggregate, events));
const book = [{ no: 2, quantity: 1 }];
const cancelAll = { type: 'CancelOrder', data: { id, reason: 'other' } } as const;
type Goods = { no: number; refund: number }[];
const refund = (goods: Goods): OrderCommand => ({ type: 'RefundOrder', data: { id, goods, reason: 'other' } });
const refunded = (goods: Goods, tax_free: number) => {
  const won = goods.reduce((sum, one) => sum + one.refund, 0);
  const split = { goods: won, shipping: 0, fee: 0, tax_free };
  const allowance = { goods, shipping: 0, fee: 0, rest: 0 };
  return { type: 'OrderRefunded' as const, data: { id, refund: won, split, allowance, reason: 'other' as const } };
};
const cards = { no: 1, refund: 69_700 };

describe('an order of goods and licences whose goods were cancelled', () => {
  const past = [
    mixed,
    OrderPaid,
    OrderLicenceShown,
    { ...OrderPartCancelled, data: { ...OrderPartCancelled.data, parts: book } },
  ];
  it('does not stay paid for ever: its licences came, and are accepted by themselves', () => {
    const now = folded(past);
    expect([now.status, timersOf(now).map(({ step }) => step)]).toEqual(['delivered', ['confirmLicences']]);
    order
      .given(...past)
      .when({ type: 'AcceptLicences', data: { id } }, system, 8 * dayMs)
      .emits({ ...OrderConfirmed, data: { id, parcels: [], licences: [1] } });
  });
  it('gives its buyer no licence back after 40 days', () =>
    order
      .given(...past)
      .when(cancelAll, buyer, 40 * dayMs)
      .isRefused('order_step_refused'));
});

describe('what an administrator can give back', () => {
  const late = 400 * dayMs;
  it.each([
    ['long after delivery', delivered],
    ['after it was accepted', [...delivered, OrderConfirmed]],
  ] as const)('%s: money, and what a claim of the shop names', (_, past) => {
    order
      .given(...past)
      .when(refund([cards, { no: 2, refund: 28_000 }]), admin, late)
      .emits(refunded([cards, { no: 2, refund: 28_000 }], 28_000));
    order
      .given(...past)
      .when({ type: 'OpenClaim', data: { id, kind: 'return', reason: 'defective' } }, admin, late)
      .emits({ ...ClaimOpened, data: { ...ClaimOpened.data, by: 'shop', reason: 'defective', fault: 'shop' } });
  });
  it('of licences only: money, and the licences', () => {
    const past = [
      licence,
      OrderPaid,
      OrderLicenceShown,
      { ...OrderConfirmed, data: { id, parcels: [], licences: [1] } },
    ];
    order
      .given(...past)
      .when(refund([cards]), admin, late)
      .emits(refunded([cards], 0));
    const split = { goods: 69_700, shipping: 0, fee: 0, tax_free: 0 };
    order
      .given(...past)
      .when(cancelAll, admin, late)
      .emits({
        type: 'OrderCancelled',
        data: { id, parts: [{ no: 1, quantity: 2 }], refund: 69_700, split, reason: 'other' },
      });
  });
});

describe('a parcel that is lost', () => {
  const past = [...shipped, ParcelLost];
  it('is never delivered or accepted by itself', () => {
    const now = folded(past);
    expect([now.status, timersOf(now), now.due_at]).toEqual(['shipping', [], null]);
    const timed: readonly OrderCommand[] = [
      { type: 'StepParcel', data: { id, parcel: 1, step: 'deliver' } },
      { type: 'AcceptGoods', data: { id, parcels: [1] } },
    ];
    for (const command of timed)
      order
        .given(...past)
        .when(command, system, 30 * dayMs)
        .isRefused('order_step_refused');
  });
  it('has its number mended, is found again, or is paid back', () => {
    order
      .given(...past)
      .when({ type: 'CorrectParcel', data: ParcelCorrected.data }, admin)
      .emits(ParcelCorrected);
    order
      .given(...past)
      .when({ type: 'StepParcel', data: { id, parcel: 1, step: 'deliver' } }, admin)
      .emits(OrderDelivered);
    order
      .given(...past, { ...ClaimOpened, data: { ...ClaimOpened.data, reason: 'notArrived', fault: 'shop' } })
      .when({ type: 'RefundClaim', data: { id, claim: 1, back_to: 'writeOff' } }, admin)
      .emits({ ...ClaimRefunded, data: { ...ClaimRefunded.data, reason: 'notArrived', back_to: 'writeOff' } });
  });
});

it('an order whose buyer is gone while it is on the way is delivered and accepted in its time', () => {
  const sent = folded(shipped);
  expect(timersOf(sent)).toEqual([{ step: 'deliver', parcel: 1, at: (sent.parcels[0]?.sent_at ?? 0) + 7 * dayMs }]);
  expect(actionsOf(sent, ['admin'], sent.placed_at)).toEqual(['requestReturn', 'requestExchange', 'refund']);
  order
    .given(...delivered)
    .when({ type: 'AcceptGoods', data: { id, parcels: [1] } }, system, 8 * dayMs)
    .emits(OrderConfirmed);
});

describe('a licence that is kept after its goods went back', () => {
  const parcel = { ...OrderShipped.data.parcel, parts: book };
  const back = { ...ClaimRefunded.data, parts: [{ no: 2, quantity: 1, parcel: 1 }], refund: 28_000 };
  const past: readonly OrderEvent[] = [
    mixed,
    OrderPaid,
    { ...OrderPrepared, data: { id, parts: book } },
    { ...OrderShipped, data: { id, parcel } },
    OrderDelivered,
    { ...ClaimOpened, data: { ...ClaimOpened.data, parts: back.parts } },
    { ...ClaimRefunded, data: back },
  ];
  it('is there, may be reviewed, is accepted in its time and earns its points', () => {
    const now = folded(past);
    expect([now.status, now.partly, now.lines.map((line) => isKept(now, line))]).toEqual([
      'delivered',
      'returned',
      [true, false],
    ]);
    const accepted = folded([...past, { ...OrderConfirmed, data: { id, parcels: [], licences: [1] } }]);
    expect([accepted.status, pointsEarnedBy(accepted)]).toEqual(['confirmed', 697]);
  });
});
