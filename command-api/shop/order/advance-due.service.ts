import { Rejected } from '@maru/contracts/kernel/rejections';
import { type Timer, timersOf } from '@maru/contracts/shop/order/order.due';
import type { Command } from '../../pipeline/aggregate.ts';
import type { SystemCommands } from '../../pipeline/send.ts';
import { orderOf } from './order.aggregate.ts';

/** What is sent when the time of a timer has come. */
export const commandFor = (id: string, timer: Timer): Command => {
  if (timer.step === 'confirmLicences') return { type: 'AcceptLicences', data: { id } };
  return timer.step === 'deliver'
    ? { type: 'StepParcel', data: { id, parcel: timer.parcel, step: 'deliver' } }
    : { type: 'AcceptGoods', data: { id, parcels: [timer.parcel] } };
};

/** `now` is epoch ms. */
export const advanceDue = async ({ load, send }: SystemCommands, orderId: string, now: number): Promise<void> => {
  const order = await orderOf(load, orderId);
  for (const timer of order ? timersOf(order) : [])
    if (timer.at <= now) await send(commandFor(orderId, timer)).catch(unlessQuicker);
};

/** The buyer or an administrator was faster. */
const unlessQuicker = (error: unknown) => {
  if (!(error instanceof Rejected) || !['order_step_refused', 'invalid_input'].includes(error.code)) throw error;
};
