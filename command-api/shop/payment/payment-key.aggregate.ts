import type { PaymentKeyCommand } from '@maru/contracts/shop/payment/payment.commands';
import { type PaymentKeyEvent, paymentKeyStream } from '@maru/contracts/shop/payment/payment.events';
import { paymentKeyPolicies } from '@maru/contracts/shop/payment/payment.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { type PaymentKeyState, reservePaymentKey } from './reserve-payment-key.ts';

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
