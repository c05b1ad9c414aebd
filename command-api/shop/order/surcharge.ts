import { isPaidInCash, leastPaid } from '@maru/contracts/shop/payment/payment-ways';
import { replacementsFor, surchargeFor, totalOf } from '@maru/contracts/shop/order/exchange.parts';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { owedByHand } from '@maru/contracts/shop/order/surcharge.parts';
import { claimFor, type OrderDecider } from './order.state.ts';

/** Asked for anew while it is not paid: prices change, and so does what the payment window was told before. */
export const askSurcharge: OrderDecider<'AskSurcharge'> = (state, { data: { id, claim: no, lines } }, by) => {
  const { order, claim } = claimFor(state, { no, action: 'askSurcharge' }, by);
  const owed = surchargeFor(order, lines, claim);
  if (totalOf(owed) < leastPaid) throw new Rejected('surcharge_too_small');
  const sent = replacementsFor(order, lines, { claim: no, isPaid: true });
  const ask = (claim.asked?.ask ?? 0) + 1;
  return [{ type: 'SurchargeAsked', data: { id, claim: no, ask, ...owed, lines: [...sent] } }];
};

/**
 * Only by card: cash would want a receipt, somebody who keeps it, and an account to go back to. What is not taken goes
 * back: see `settlement.service.ts`.
 */
export const paySurcharge: OrderDecider<'PaySurcharge'> = (state, { data }, by) => {
  const { claim } = claimFor(state, { no: data.claim, action: 'paySurcharge' }, by);
  const { asked } = claim;
  if (isPaidInCash(data.method)) throw new Rejected('surcharge_by_card');
  if (asked?.ask !== data.ask || totalOf(asked) !== data.amount) throw new Rejected('amount_mismatch');
  return [{ type: 'SurchargePaid', data }];
};

/** The event says who did it, and when. */
export const handSurchargeBack: OrderDecider<'HandSurchargeBack'> = (state, { data }, by) => {
  const { claim } = claimFor(state, { no: data.claim, action: 'handBack' }, by);
  if (data.amount > owedByHand(claim)) throw new Rejected('less_owed');
  return [{ type: 'SurchargeHandedBack', data }];
};
