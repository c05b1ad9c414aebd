import { Rejected, type RejectionCode } from '@maru/contracts/kernel/rejections';
import { type Attempt, openAttempts, type PaymentFacts, type Refund } from '@maru/contracts/shop/payment/payment.fold';
import type { Command } from '../../pipeline/aggregate.ts';
import { commandIdOf } from '../../pipeline/command-id.ts';
import { refund } from './give-back.service.ts';
import { paidBy, payableOf } from './payable.service.ts';
import { paymentOf, recordSeen, type SettlementParts } from './settlement-parts.ts';

const refusals: ReadonlySet<RejectionCode> = new Set([
  'order_step_refused',
  'amount_mismatch',
  'order_not_found',
  'claim_not_found',
  'surcharge_by_card',
]);

/** Throws `OutcomeUnknown`. */
export const recordOpenAttempts = async (parts: SettlementParts, id: string): Promise<void> => {
  for (const { key } of openAttempts(await paymentOf(parts, id)))
    await recordSeen(parts, id, await parts.provider.find({ key, orderId: id }));
};

const isGoing = ({ outcome }: Refund) => outcome !== 'refused' && outcome !== 'kept';
const isGivenUp = ({ refunds }: PaymentFacts, key: string) =>
  refunds.some((refund) => refund.key === key && refund.amount === null && isGoing(refund));

/** Money that went back at the provider pays nothing. */
const isHeld = ({ status, amount, cancelled }: Attempt) => status === 'paid' && cancelled < amount;

const commandFor = (id: string, attempt: Attempt): Command | undefined => {
  if (isHeld(attempt)) return paidBy(id, attempt);
  const { status, deposit } = attempt;
  return status === 'awaitingDeposit' ? { type: 'AwaitDeposit', data: { id, deposit } } : undefined;
};

const isLeftOver = async ({ load }: SettlementParts, id: string, { status, key }: Attempt): Promise<boolean> =>
  status === 'awaitingDeposit' && (await payableOf(load, id))?.keepsAccount(key) === false;

/** What nobody takes is asked back. */
export const applyPayments = async (parts: SettlementParts, id: string): Promise<void> => {
  const payment = await paymentOf(parts, id);
  for (const attempt of payment.attempts) {
    const { key } = attempt;
    const command = commandFor(id, attempt);
    if (!command || isGivenUp(payment, key)) continue;
    const name = `${command.type} ${id} ${key}`;
    const refundId = commandIdOf(id, `unwanted ${name}`);
    const askBack = () =>
      parts.send(
        { type: 'RequestRefund', data: { id, key, refundId, amount: null, reason: 'unpaid' } },
        `unwanted ${name}`,
      );
    if (await isLeftOver(parts, id, attempt)) {
      await askBack();
      continue;
    }
    await parts.send(command, name).catch(async (error: unknown) => {
      if (!(error instanceof Rejected) || !refusals.has(error.code)) throw error;
      await askBack();
    });
  }
};

/** Where the provider stands, what is paid stands too, or the money goes back; may be called at any time, by anyone. */
export const settleUp = async (parts: SettlementParts, id: string): Promise<void> => {
  await recordOpenAttempts(parts, id);
  await applyPayments(parts, id);
  await refund(parts, id);
  // A refund that was refused leaves money that the order may still take.
  await applyPayments(parts, id);
};
