import { buyerOf } from '@maru/contracts/shop/order/order.events';
import { leftOf } from '@maru/contracts/shop/order/order.parts';
import { acceptableLicences, acceptableParcels } from '@maru/contracts/shop/order/order.rules';
import { orderErrors } from '@maru/contracts/shop/order/order.words';
import { existingOrder, type OrderDecider, orderFor, wrongInput } from './order.state.ts';

export const acceptGoods: OrderDecider<'AcceptGoods'> = (state, { data: { id, parcels: wanted } }, by) => {
  const { order } = orderFor(state, 'confirm', by);
  const came = acceptableParcels(order).map(({ no }) => no);
  const parcels = [...new Set(wanted ?? came)];
  if (parcels.some((no) => !came.includes(no))) throw wrongInput('parcels', orderErrors.parcelsToAccept);
  return [{ type: 'OrderConfirmed', data: { id, parcels, licences: wanted ? [] : [...acceptableLicences(order)] } }];
};

export const acceptLicences: OrderDecider<'AcceptLicences'> = (state, { data: { id } }, by) => {
  const { order } = orderFor(state, 'confirm', by);
  const licences = [...acceptableLicences(order)];
  return licences.length === 0 ? [] : [{ type: 'OrderConfirmed', data: { id, parcels: [], licences } }];
};

export const showLicence: OrderDecider<'ShowLicence'> = (state, { data: { id, line: no } }, by) => {
  const order = existingOrder(state);
  const line = order.lines.find((one) => one.no === no);
  if (line?.kind !== 'licence' || leftOf(line) === 0) throw wrongInput('line', orderErrors.licenceToShow);
  if (line.shown_at !== null) return [];
  orderFor(order, 'showLicence', by);
  return [{ type: 'OrderLicenceShown', data: { id, line: no } }];
};

export const changeAddress: OrderDecider<'ChangeAddress'> = (state, { data: { id, ...to } }, by) => {
  const { order } = orderFor(state, 'changeAddress', by);
  if (to.address === '' || to.postcode === '') throw wrongInput('address', orderErrors.address);
  return [{ type: 'OrderAddressChanged', data: { id, buyer: buyerOf(order), ...to } }];
};
