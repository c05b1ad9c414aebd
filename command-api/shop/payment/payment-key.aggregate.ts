import type { PaymentKeyCommand } from '@maru/contracts/shop/payment/payment.commands';
import { type PaymentKeyEvent, paymentKeyStream } from '@maru/contracts/shop/payment/payment.events';
import { paymentKeyPolicies } from '@maru/contracts/shop/payment/payment.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';

interface PaymentKeyState {
  readonly orderId: string | undefined;
}

const reservePaymentKey: Deciders<PaymentKeyCommand, PaymentKeyState, PaymentKeyEvent>['ReservePaymentKey'] = (
  { orderId },
  { data },
) => {
  if (orderId !== undefined && orderId !== data.orderId) throw new Rejected('payment_key_used');
  return orderId === undefined ? [{ type: 'PaymentKeyReserved', data }] : [];
};

export const paymentKeyAggregate: Aggregate<PaymentKeyCommand, PaymentKeyState, PaymentKeyEvent, undefined> = {
  name: 'shop.paymentkey',
  initialState: { orderId: undefined },
  evolve: { PaymentKeyReserved: (_state, { data: { orderId } }) => ({ orderId }) },
  stream: ({ data }) => paymentKeyStream(data.hash),
  decide: { ReservePaymentKey: reservePaymentKey },
  policies: paymentKeyPolicies,
  subject: () => undefined,
  answer: () => ({ body: {} }),
};
