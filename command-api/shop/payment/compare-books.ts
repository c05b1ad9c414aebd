import { Rejected } from '@maru/contracts/kernel/rejections';
import { differenceOf, heldByProvider } from '@maru/contracts/shop/payment/payment.books';
import type { PaymentDecider } from './payment.state.ts';

/** Says nothing new while the provider has more to say, nor of what was said before. */
export const compareBooks: PaymentDecider<'CompareBooks'> = (state, { data: { id, expected } }) => {
  const difference = differenceOf(state, expected);
  if (difference === undefined) return [];
  if (difference === 0)
    return state.difference ? [{ type: 'DifferenceClosed', data: { id, reason: 'agrees', note: '' } }] : [];
  const held = heldByProvider(state);
  const isKnown = state.difference?.held === held && state.difference.expected === expected;
  return isKnown ? [] : [{ type: 'PaymentDiffers', data: { id, held, expected } }];
};

/** From then on as much of a difference is none. */
export const closeDifference: PaymentDecider<'CloseDifference'> = ({ difference }, { data }) => {
  if (difference === null) throw new Rejected('not_found');
  return [{ type: 'DifferenceClosed', data }];
};
