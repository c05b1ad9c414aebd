import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { PaymentKeyCommand } from '@maru/contracts/shop/payment/payment.commands';
import type { PaymentKeyEvent } from '@maru/contracts/shop/payment/payment.events';

/** Which order a payment key belongs to; undefined while to none. */
export interface PaymentKeyState {
  readonly orderId: string | undefined;
}

/** A payment pays one order. */
export const reservePaymentKey: Deciders<PaymentKeyCommand, PaymentKeyState, PaymentKeyEvent>['ReservePaymentKey'] = (
  { orderId },
  { data },
) => {
  if (orderId !== undefined && orderId !== data.orderId) throw new Rejected('payment_key_used');
  return orderId === undefined ? [{ type: 'PaymentKeyReserved', data }] : [];
};
