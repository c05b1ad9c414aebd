import { paymentStream } from '@maru/contracts/shop/payment/payment.events';
import type { SeenPayment } from '@maru/contracts/shop/payment/payment.fields';
import type { PaymentFacts } from '@maru/contracts/shop/payment/payment.fold';
import { sendAsSystem, type Send, type SystemCommands } from '../../pipeline/send.ts';
import { paymentAggregate } from './payment.aggregate.ts';
import type { PaymentProvider } from './payment-provider.ts';

export interface SettlementParts extends SystemCommands {
  readonly provider: PaymentProvider;
}

export const settlementParts = (
  { load, provider }: Pick<SettlementParts, 'load' | 'provider'>,
  send: Send,
): SettlementParts => ({ load, provider, send: sendAsSystem(send) });

export const paymentOf = async ({ load }: Pick<SystemCommands, 'load'>, orderId: string): Promise<PaymentFacts> =>
  (await load(paymentAggregate, paymentStream(orderId))).state;

export const recordSeen = ({ send }: Pick<SystemCommands, 'send'>, orderId: string, seen: SeenPayment) =>
  send({ type: 'RecordPayment', data: { id: orderId, seen } });
