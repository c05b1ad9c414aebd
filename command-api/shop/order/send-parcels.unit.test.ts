import type { OrderCommand } from '@maru/contracts/shop/order/order.commands';
import { describe, it } from 'vitest';
import {
  admin,
  buyer,
  ClaimOpened,
  ClaimRefunded,
  delivered,
  id,
  order,
  OrderCancelled,
  OrderDelivered,
  OrderPaid,
  OrderPartCancelled,
  OrderPlaced,
  OrderPrepared,
  OrderShipped,
  ParcelCameBack,
  ParcelCorrected,
  ParcelLost,
  ParcelUnpacked,
  shipped,
  stranger,
  system,
} from './order.spec.ts';

type Parts = { no: number; quantity: number }[];
const { courier, tracking } = OrderShipped.data.parcel;
const named = (parts?: Parts) => (parts ? { parts } : {});
const prepare = (parts?: Parts) => ({ type: 'PrepareGoods', data: { id, ...named(parts) } }) as const;
const ship = (parts?: Parts) => ({ type: 'ShipParcel', data: { id, courier, tracking, ...named(parts) } }) as const;
const step = (name: 'deliver' | 'lose' | 'bringBack' | 'unpack', parcel = 1): OrderCommand => ({
  type: 'StepParcel',
  data: { id, parcel, step: name },
});
const correct = (more: object = {}): OrderCommand => ({
  type: 'CorrectParcel',
  data: { ...ParcelCorrected.data, ...more },
});
const one = [{ no: 1, quantity: 1 }];
const rest = [...one, { no: 2, quantity: 1 }];
const sent = (parts: Parts, no = 1) => ({
  ...OrderShipped,
  data: { id, parcel: { ...OrderShipped.data.parcel, no, parts } },
});
const prepared = (parts: Parts) => ({ ...OrderPrepared, data: { id, parts } });

describe('PrepareGoods', () => {
  it('packs all that waits, or a part, and then the rest', () => {
    order.given(OrderPlaced, OrderPaid).when(prepare(), admin).emits(OrderPrepared);
    order.given(OrderPlaced, OrderPaid).when(prepare(one), admin).emits(prepared(one));
    order.given(OrderPlaced, OrderPaid, prepared(one)).when(prepare(), admin).emits(prepared(rest));
  });
  it('packs nothing twice, nor what was cancelled', () => {
    order.given(OrderPlaced, OrderPaid, OrderPrepared).when(prepare(), admin).isRefused('order_step_refused');
    order
      .given(OrderPlaced, OrderPaid, prepared(one))
      .when(prepare([{ no: 1, quantity: 2 }]), admin)
      .isRefused('invalid_input');
    order.given(OrderPlaced, OrderPaid, OrderPartCancelled).when(prepare(), admin).emits(prepared(rest));
    order.given(OrderPlaced, OrderPaid, OrderCancelled).when(prepare(), admin).isRefused('order_step_refused');
  });
  it("is the shop's, after paying", () => {
    order.given(OrderPlaced, OrderPaid).when(prepare(), buyer).isRefused('order_step_refused');
    order.given(OrderPlaced, OrderPaid).when(prepare(), stranger).isRefused('order_step_refused');
    order.given(OrderPlaced).when(prepare(), admin).isRefused('order_step_refused');
    order.given().when(prepare(), admin).isRefused('order_not_found');
  });
});

describe('ShipParcel', () => {
  it('sends what is packed, in as many parcels as there are', () => {
    order.given(OrderPlaced, OrderPaid, OrderPrepared).when(ship(), admin).emits(OrderShipped);
    order.given(OrderPlaced, OrderPaid, OrderPrepared).when(ship(one), admin).emits(sent(one));
    order.given(OrderPlaced, OrderPaid, OrderPrepared, sent(one)).when(ship(), admin).emits(sent(rest, 2));
  });
  it('sends nothing that is not packed, and nothing twice', () => {
    order.given(OrderPlaced, OrderPaid).when(ship(), admin).isRefused('order_step_refused');
    order.given(OrderPlaced, OrderPaid, prepared(one)).when(ship(rest), admin).isRefused('invalid_input');
    order
      .given(OrderPlaced, OrderPaid, OrderPrepared)
      .when(ship([...one, ...one]), admin)
      .isRefused('invalid_input');
    order
      .given(...shipped)
      .when(ship(), admin)
      .isRefused('order_step_refused');
  });
  it('keeps back what the buyer asks to cancel', () => {
    const parts = [{ no: 2, quantity: 1, parcel: null }];
    const asked = { ...ClaimOpened, data: { ...ClaimOpened.data, kind: 'cancel' as const, parts } };
    order
      .given(OrderPlaced, OrderPaid, OrderPrepared, asked)
      .when(ship(), admin)
      .emits(sent([{ no: 1, quantity: 2 }]));
  });
  it('is for nobody else', () =>
    order.given(OrderPlaced, OrderPaid, OrderPrepared).when(ship(), buyer).isRefused('order_step_refused'));
});

describe('StepParcel', () => {
  it.each([
    ['deliver', shipped, OrderDelivered],
    ['deliver', [...shipped, ParcelLost], OrderDelivered],
    ['lose', shipped, ParcelLost],
    ['lose', delivered, ParcelLost],
    ['bringBack', shipped, ParcelCameBack],
    ['bringBack', [...shipped, ParcelLost], ParcelCameBack],
    ['bringBack', delivered, ParcelCameBack],
    ['unpack', [...shipped, ParcelCameBack], ParcelUnpacked],
  ] as const)('%s', (name, past, event) => {
    order
      .given(...past)
      .when(step(name), admin)
      .emits(event);
    order
      .given(...past)
      .when(step(name), buyer)
      .isRefused('order_step_refused');
  });
  it('sends again what came back', () =>
    order
      .given(...shipped, ParcelCameBack, ParcelUnpacked)
      .when(ship(), admin)
      .emits({ ...OrderShipped, data: { id, parcel: { ...OrderShipped.data.parcel, no: 2 } } }));
  it('leaves what is lost, and what came back, to people', () => {
    order
      .given(...shipped, ParcelLost)
      .when(step('deliver'), system)
      .isRefused('order_step_refused');
    for (const name of ['deliver', 'lose'] as const)
      order
        .given(...shipped, ParcelCameBack)
        .when(step(name), admin)
        .isRefused('order_step_refused');
  });
  it('unpacks nothing that a claim is about, nor what is empty', () => {
    order
      .given(...shipped, ParcelCameBack, ClaimOpened)
      .when(step('unpack'), admin)
      .isRefused('order_step_refused');
    order
      .given(...shipped, ParcelCameBack, ClaimOpened, ClaimRefunded)
      .when(step('unpack'), admin)
      .isRefused('order_step_refused');
  });
  it('knows no other parcel', () =>
    order
      .given(...shipped)
      .when(step('deliver', 2), admin)
      .isRefused('parcel_not_found'));
});

describe('CorrectParcel', () => {
  it('mends a wrong number, whatever became of the parcel', () => {
    for (const past of [shipped, delivered, [...shipped, ParcelLost]])
      order
        .given(...past)
        .when(correct(), admin)
        .emits(ParcelCorrected);
  });
  it('says nothing where nothing changes', () =>
    order
      .given(...shipped)
      .when(correct({ courier, tracking }), admin)
      .emitsNothing());
  it("is the shop's, of a parcel that is out", () => {
    order
      .given(...shipped)
      .when(correct(), buyer)
      .isRefused('order_step_refused');
    order
      .given(...shipped, ParcelCameBack)
      .when(correct(), admin)
      .isRefused('order_step_refused');
    order
      .given(...shipped)
      .when(correct({ parcel: 2 }), admin)
      .isRefused('parcel_not_found');
  });
});
