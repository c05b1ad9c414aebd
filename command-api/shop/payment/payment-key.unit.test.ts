import { system } from '@maru/contracts/kernel/actor';
import type { PaymentKeyEvent } from '@maru/contracts/shop/payment/payment.events';
import { describe, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { paymentKeyAggregate } from './payment-key.aggregate.ts';

const key = decisionsOf(paymentKeyAggregate);
const reserved: PaymentKeyEvent = { type: 'PaymentKeyReserved', data: { hash: 'h', orderId: 'one' } };
const reserve = (orderId: string) => ({ type: 'ReservePaymentKey', data: { hash: 'h', orderId } }) as const;

describe('ReservePaymentKey', () => {
  it('belongs to the first order', () => {
    key.given().when(reserve('one'), system).emits(reserved);
    key.given(reserved).when(reserve('one'), system).emitsNothing();
    key.given(reserved).when(reserve('another'), system).isRefused('payment_key_used');
  });
});
