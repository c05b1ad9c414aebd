import { Rejected } from '@maru/contracts/kernel/rejections';
import { differenceOf, heldByProvider } from '@maru/contracts/shop/payment/payment.books';
import type { PaymentEvent } from '@maru/contracts/shop/payment/payment.events';
import type { PaymentFacts } from '@maru/contracts/shop/payment/payment.fold';
import type { PaymentDecider } from './payment.state.ts';

/** What somebody accepted may have been taken up since then: it is accepted no longer. */
const agreeing = ({ difference, accepted: before }: PaymentFacts, id: string, accepted: number): PaymentEvent[] =>
  difference || accepted !== before
    ? [{ type: 'DifferenceClosed', data: { id, reason: 'agrees', note: '', ...(accepted !== before && { accepted }) } }]
    : [];

/** Says nothing new while the provider has more to say, nor of what was said before. */
export const compareBooks: PaymentDecider<'CompareBooks'> = (state, { data: { id, expected } }) => {
  const difference = differenceOf(state, expected);
  if (difference === undefined) return [];
  const held = heldByProvider(state);
  if (held === expected || difference === 0) return agreeing(state, id, held - expected);
  const isKnown = state.difference?.held === held && state.difference.expected === expected;
  return isKnown ? [] : [{ type: 'PaymentDiffers', data: { id, held, expected } }];
};

/** From then on as much of a difference is none. */
export const closeDifference: PaymentDecider<'CloseDifference'> = ({ difference }, { data }) => {
  if (difference === null) throw new Rejected('not_found');
  return [{ type: 'DifferenceClosed', data }];
};
