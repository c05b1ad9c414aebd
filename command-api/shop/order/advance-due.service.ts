import { type Timer, timersOf } from '@maru/contracts/shop/order/order.due';
import type { Command } from '../../pipeline/aggregate.ts';
import type { SystemCommands } from '../../pipeline/send.ts';
import { unlessRefused } from '../../pipeline/unless-refused.ts';
import { orderOf } from './order.aggregate.ts';

/** What is sent when the time of a timer has come. */
export const commandFor = (id: string, timer: Timer): Command => {
  if (timer.step === 'confirmLicences') return { type: 'AcceptLicences', data: { id } };
  return timer.step === 'deliver'
    ? { type: 'StepParcel', data: { id, parcel: timer.parcel, step: 'deliver' } }
    : { type: 'AcceptGoods', data: { id, parcels: [timer.parcel] } };
};

/** The buyer or an administrator may be faster. `now` is epoch ms. */
export const advanceDue = async ({ load, send }: SystemCommands, orderId: string, now: number): Promise<void> => {
  const order = await orderOf(load, orderId);
  for (const timer of order ? timersOf(order) : [])
    if (timer.at <= now)
      await send(commandFor(orderId, timer)).catch(unlessRefused('order_step_refused', 'invalid_input'));
};
