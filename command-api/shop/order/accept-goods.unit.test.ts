import type { OrderCommand } from '@maru/contracts/shop/order/order.commands';
import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import { describe, it } from 'vitest';
import {
  admin,
  buyer,
  ClaimOpened,
  delivered,
  id,
  licence,
  mixed,
  order,
  OrderAddressChanged,
  OrderCancelled,
  OrderConfirmed,
  OrderDelivered,
  OrderLicenceShown,
  OrderPaid,
  OrderPlaced,
  OrderPrepared,
  OrderShipped,
  ParcelLost,
  shipped,
  stranger,
  system,
} from './order.spec.ts';

const accept = (parcels?: number[]): OrderCommand => ({
  type: 'AcceptGoods',
  data: { id, ...(parcels && { parcels }) },
});
const confirmed = (parcels: number[], licences: number[] = []) => ({
  ...OrderConfirmed,
  data: { id, parcels, licences },
});
const one = [{ no: 1, quantity: 1 }];
const { courier, tracking } = OrderShipped.data.parcel;
const parcelOf = (no: number, parts: typeof one) => ({
  ...OrderShipped,
  data: { id, parcel: { no, courier, tracking, parts } },
});
const came = (parcel: number) => ({ ...OrderDelivered, data: { id, parcel } });
/** Of three parcels two came. */
const split = [
  OrderPlaced,
  OrderPaid,
  OrderPrepared,
  ...[one, one, [{ no: 2, quantity: 1 }]].map((parts, at) => parcelOf(at + 1, parts)),
  came(1),
  came(2),
] as const;

describe('AcceptGoods', () => {
  it('is content with all that came, or with some of it, and never with what did not', () => {
    order
      .given(...delivered)
      .when(accept(), buyer)
      .emits(OrderConfirmed);
    order
      .given(...split)
      .when(accept(), buyer)
      .emits(confirmed([1, 2]));
    order
      .given(...split)
      .when(accept([2]), buyer)
      .emits(confirmed([2]));
    order
      .given(...split, confirmed([2]))
      .when(accept(), buyer)
      .emits(confirmed([1]));
    for (const parcels of [[3], [1, 3], [7]])
      order
        .given(...split)
        .when(accept(parcels), buyer)
        .isRefused('invalid_input');
  });
  it('comes with the licences where no parcel is named', () => {
    const past: readonly OrderEvent[] = [
      mixed,
      OrderPaid,
      { ...OrderPrepared, data: { id, parts: [{ no: 2, quantity: 1 }] } },
      parcelOf(1, [{ no: 2, quantity: 1 }]),
      came(1),
    ];
    order
      .given(...past)
      .when(accept(), buyer)
      .emits(confirmed([1], [1]));
    order
      .given(...past)
      .when(accept([1]), buyer)
      .emits(confirmed([1]));
    order
      .given(licence, OrderPaid)
      .when(accept(), buyer)
      .emits(confirmed([], [1]));
  });
  it('waits for claims and for what is lost', () => {
    for (const past of [
      [...delivered, ClaimOpened],
      [...delivered, ParcelLost],
      [...delivered, OrderConfirmed],
      shipped,
    ])
      order
        .given(...past)
        .when(accept(), buyer)
        .isRefused('order_step_refused');
  });
  it("is the buyer's, or of time", () => {
    order
      .given(...delivered)
      .when(accept([1]), system)
      .emits(OrderConfirmed);
    for (const actor of [admin, stranger])
      order
        .given(...delivered)
        .when(accept(), actor)
        .isRefused('order_step_refused');
    order.given().when(accept(), buyer).isRefused('order_not_found');
  });
});

describe('AcceptLicences', () => {
  const licences = { type: 'AcceptLicences', data: { id } } as const;
  it('leaves parcels as they are', () => {
    order
      .given(licence, OrderPaid)
      .when(licences, system)
      .emits(confirmed([], [1]));
    order
      .given(...delivered)
      .when(licences, system)
      .emitsNothing();
    order
      .given(licence, OrderPaid, confirmed([], [1]))
      .when(licences, system)
      .isRefused('order_step_refused');
  });
});

describe('ShowLicence', () => {
  const show = (line = 1) => ({ type: 'ShowLicence', data: { id, line } }) as const;
  it('is said once', () => {
    order.given(licence, OrderPaid).when(show(), buyer).emits(OrderLicenceShown);
    order.given(licence, OrderPaid, OrderLicenceShown).when(show(), buyer).emitsNothing();
  });
  it('is for its buyer, of a licence that is there', () => {
    order.given(licence, OrderPaid).when(show(), admin).isRefused('order_step_refused');
    order.given(licence).when(show(), buyer).isRefused('order_step_refused');
    order.given(OrderPlaced, OrderPaid).when(show(), buyer).isRefused('invalid_input');
    order.given(licence, OrderPaid).when(show(9), buyer).isRefused('invalid_input');
    const gone = { ...OrderCancelled, data: { ...OrderCancelled.data, parts: [{ no: 1, quantity: 2 }] } };
    order.given(licence, OrderPaid, gone).when(show(), buyer).isRefused('invalid_input');
  });
});

describe('ChangeAddress', () => {
  const { buyer: _, ...to } = OrderAddressChanged.data;
  const change = (more: object = {}): OrderCommand => ({ type: 'ChangeAddress', data: { ...to, ...more } });
  it('is done by the buyer until the first of it is packed, by the shop until the last is sent', () => {
    for (const past of [[OrderPlaced], [OrderPlaced, OrderPaid]])
      for (const actor of [buyer, admin])
        order
          .given(...past)
          .when(change(), actor)
          .emits(OrderAddressChanged);
    const some = { ...OrderPrepared, data: { id, parts: one } };
    order.given(OrderPlaced, OrderPaid, some).when(change(), buyer).isRefused('order_step_refused');
    order.given(OrderPlaced, OrderPaid, some, parcelOf(1, one)).when(change(), admin).emits(OrderAddressChanged);
    order
      .given(...shipped)
      .when(change(), admin)
      .isRefused('order_step_refused');
  });
  it('is of what is sent, to somewhere', () => {
    order.given(licence, OrderPaid).when(change(), buyer).isRefused('order_step_refused');
    for (const more of [{ address: '' }, { postcode: '' }])
      order.given(OrderPlaced, OrderPaid).when(change(more), buyer).isRefused('invalid_input');
    order.given(OrderPlaced, OrderPaid).when(change(), stranger).isRefused('order_step_refused');
  });
});
