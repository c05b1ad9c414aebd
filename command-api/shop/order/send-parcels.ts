import type { ParcelAction } from '@maru/contracts/shop/order/order.steps';
import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { isWithin, preparedParts, waitingParts } from '@maru/contracts/shop/order/order.pieces';
import { orderErrors } from '@maru/contracts/shop/order/order.words';
import { type OrderDecider, orderFor, parcelFor, wrongInput } from './order.state.ts';

export const prepareGoods: OrderDecider<'PrepareGoods'> = (state, { data: { id, parts: wanted } }, by) => {
  const waiting = waitingParts(orderFor(state, 'prepare', by).order);
  const parts = [...(wanted ?? waiting)];
  if (!isWithin(parts, waiting)) throw wrongInput('parts', orderErrors.partsToPrepare);
  return [{ type: 'OrderPrepared', data: { id, parts } }];
};

type Carrier = Pick<Parameters<OrderDecider<'ShipParcel'>>[1]['data'], 'courier' | 'tracking'>;
/** None where the buyer fetches it. */
const carrierFor = ({ terms }: OrderFacts, { courier = '', tracking = '' }: Carrier) => {
  if (terms.pickup !== undefined) return { courier: '', tracking: '' };
  if (courier === '' || tracking === '') throw wrongInput('tracking', orderErrors.carrier);
  return { courier, tracking };
};

export const shipParcel: OrderDecider<'ShipParcel'> = (state, { data: { id, parts: wanted, ...carrier } }, by) => {
  const { order } = orderFor(state, 'ship', by);
  const prepared = preparedParts(order);
  const parts = [...(wanted ?? prepared)];
  if (!isWithin(parts, prepared)) throw wrongInput('parts', orderErrors.partsToShip);
  const parcel = { no: order.parcels.length + 1, ...carrierFor(order, carrier), parts };
  return [{ type: 'OrderShipped', data: { id, parcel } }];
};

export const correctParcel: OrderDecider<'CorrectParcel'> = (state, { data }, by) => {
  const { parcel } = parcelFor(state, { no: data.parcel, action: 'correct' }, by);
  if (parcel.courier === data.courier && parcel.tracking === data.tracking) return [];
  return [{ type: 'ParcelCorrected', data }];
};

const eventOf: Readonly<
  Record<Exclude<ParcelAction, 'correct'>, 'OrderDelivered' | 'ParcelLost' | 'ParcelCameBack' | 'ParcelUnpacked'>
> = { deliver: 'OrderDelivered', lose: 'ParcelLost', bringBack: 'ParcelCameBack', unpack: 'ParcelUnpacked' };

export const stepParcel: OrderDecider<'StepParcel'> = (state, { data: { id, parcel, step } }, by) => {
  parcelFor(state, { no: parcel, action: step }, by);
  const event: OrderEvent = { type: eventOf[step], data: { id, parcel } };
  return [event];
};
