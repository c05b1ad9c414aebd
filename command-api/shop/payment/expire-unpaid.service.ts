import { commandIdOf } from '../../pipeline/command-id.ts';
import { unlessRefused } from '../../pipeline/unless-refused.ts';
import { orderOf } from '../order/order.aggregate.ts';
import { payFree } from './pay-free.service.ts';
import { type SettlementParts, paymentOf } from './settlement-parts.ts';
import { settleUp } from './settlement.service.ts';

/** Accounts that wait are closed first, so that no money comes too late. Throws `OutcomeUnknown`. */
export const expireUnpaid = async (parts: SettlementParts, orderId: string): Promise<void> => {
  const order = await orderOf(parts.load, orderId);
  if (order?.stage !== 'awaitingPayment') return;
  if ((await payFree(parts, order)).stage !== 'awaitingPayment') return;
  const { attempts } = await paymentOf(parts, orderId);
  for (const { key } of attempts.filter(({ status }) => status === 'awaitingDeposit')) {
    await parts.send({
      type: 'WithdrawDeposit',
      data: { id: orderId, key, refundId: commandIdOf(orderId, `expired ${key}`) },
    });
  }
  await settleUp(parts, orderId);
  await parts.send({ type: 'ExpireOrder', data: { id: orderId } }).catch(unlessRefused('order_step_refused'));
};
