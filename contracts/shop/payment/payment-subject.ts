import { z } from 'zod';

/**
 * What is paid: an order, or what is asked beside for a claim of it. `ask` counts how often it was asked for, so that
 * what is paid too late for another amount is known to be.
 */
export interface PaymentSubject {
  readonly orderId: string;
  readonly surcharge: { readonly claim: number; readonly ask: number } | null;
}

/**
 * Names a payment here and at the provider: the order's id, with claim and ask after it where they are paid for. One
 * payment has one name, so numbers start with no zero.
 */
export const paymentId = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-[1-9]\d{0,3}-[1-9]\d{0,3})?$/);

export const surchargePaymentId = (orderId: string, { claim, ask }: NonNullable<PaymentSubject['surcharge']>): string =>
  `${orderId}-${claim}-${ask}`;

const uuidLength = 36;
export const paymentSubjectOf = (id: string): PaymentSubject => {
  const [claim, ask] = id
    .slice(uuidLength + 1)
    .split('-')
    .map(Number);
  return { orderId: id.slice(0, uuidLength), surcharge: claim && ask ? { claim, ask } : null };
};
/** Whether it is the one name of what it is read as. */
export const isPaymentIdOf = (id: string, { orderId, surcharge }: PaymentSubject): boolean =>
  id === (surcharge ? surchargePaymentId(orderId, surcharge) : orderId);

interface Asked {
  readonly id: string;
  readonly claims: readonly { readonly no: number; readonly asked: { readonly ask: number } | null }[];
}
/** Payments of all that was ever asked beside for claims of an order, whether somebody tried to pay it or not. */
export const surchargePaymentsOf = ({
  id,
  claims,
}: Asked): readonly { readonly id: string; readonly claim: number }[] =>
  claims.flatMap(({ no: claim, asked }) =>
    Array.from({ length: asked?.ask ?? 0 }, (_, at) => ({ id: surchargePaymentId(id, { claim, ask: at + 1 }), claim })),
  );
