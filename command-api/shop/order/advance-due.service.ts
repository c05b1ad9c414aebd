import { Rejected } from '@maru/contracts/kernel/rejections';
import type { SystemCommands } from '../../pipeline/send.ts';
import { orderOf } from './order.aggregate.ts';

/** `now` is epoch ms. */
export const advanceDue = async ({ load, send }: SystemCommands, orderId: string, now: number): Promise<void> => {
  const order = await orderOf(load, orderId);
  if (!order || order.due_at === null || order.due_at > now) return;
  await send({
    type: 'AdvanceOrder',
    data: { id: orderId, step: order.status === 'shipping' ? 'deliver' : 'confirm' },
  }).catch(unlessQuicker);
};

/** The buyer or an administrator was faster. */
const unlessQuicker = (error: unknown) => {
  if (!(error instanceof Rejected) || error.code !== 'order_step_refused') throw error;
};
