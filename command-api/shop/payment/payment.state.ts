import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { PaymentCommand } from '@maru/contracts/shop/payment/payment.commands';
import type { PaymentEvent } from '@maru/contracts/shop/payment/payment.events';
import type { Attempt, PaymentFacts } from '@maru/contracts/shop/payment/payment.fold';

export type PaymentDecider<T extends PaymentCommand['type']> = Deciders<PaymentCommand, PaymentFacts, PaymentEvent>[T];

export const attemptOf = ({ attempts }: PaymentFacts, key: string): Attempt => {
  const attempt = attempts.find((one) => one.key === key);
  if (!attempt) throw new Rejected('not_found');
  return attempt;
};
