/**
 * Ways to pay, by the names of the payment window (https://docs.tosspayments.com/sdk/v2/js); cards stand for all that
 * Korean shoppers call 간편결제, too.
 */
export const paymentMethods = [
  { id: 'CARD', name: '카드·간편결제' },
  { id: 'TRANSFER', name: '계좌이체' },
  { id: 'VIRTUAL_ACCOUNT', name: '가상계좌 입금' },
] as const;
export type PaymentMethod = (typeof paymentMethods)[number]['id'];

/** A receipt for cash is given for what is paid from an account. */
export const isCash = (method: PaymentMethod) => method !== 'CARD';
