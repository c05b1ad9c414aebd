import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Claim, Surcharge } from '@maru/contracts/shop/order/claim.fields';
import { replacementsFor, type SentLine, surchargeFor, totalOf } from '@maru/contracts/shop/order/exchange.parts';
import { givenForCheaper } from '@maru/contracts/shop/order/order.allowance';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { heldOf, taxFreeIn } from '@maru/contracts/shop/order/order.parts';
import { excessFeeBack, surchargesBackBy } from '@maru/contracts/shop/order/surcharge.parts';
import { claimFor, type OrderDecider } from './order.state.ts';

interface Settling {
  readonly lines: readonly SentLine[];
  /** What is not let off is counted here. */
  readonly surcharge: Pick<Surcharge, 'how'> | Surcharge | null;
}
/** What was paid was paid for what was asked for, whatever it costs by now. */
const settlingOf = ({ asked }: Claim, said: Settling): Settling =>
  asked?.paid ? { lines: asked.lines, surcharge: { how: 'paid', amount: totalOf(asked) } } : said;
const surchargeOf = (order: OrderFacts, claim: Claim, { lines, surcharge }: Settling): Surcharge | null => {
  if (surcharge && surcharge.how !== 'byHand' && 'amount' in surcharge) return surcharge;
  const amount = totalOf(surchargeFor(order, lines, claim));
  if (amount === 0) return null;
  if (!surcharge) throw new Rejected('surcharge_open');
  return { amount, how: surcharge.how };
};
const settledFor = (order: OrderFacts, claim: Claim, said: Settling) => {
  const settling = settlingOf(claim, said);
  const surcharge = surchargeOf(order, claim, settling);
  const isPaid = surcharge !== null && surcharge.how !== 'waived';
  return { surcharge, sent: replacementsFor(order, settling.lines, { claim: claim.no, isPaid }) };
};

const sumOf = (given: readonly { readonly given: number }[]) => given.reduce((sum, one) => sum + one.given, 0);

/** For a cheaper option the difference goes back, and so does what was paid twice. Lines are numbered as they come. */
export const replaceClaim: OrderDecider<'ReplaceClaim'> = (
  state,
  { data: { id, claim: no, back_to, surcharge: said = null, lines } },
  by,
) => {
  const { order, claim } = claimFor(state, { no, action: 'replace' }, by);
  const { sent, surcharge } = settledFor(order, claim, { lines, surcharge: said });
  const given = givenForCheaper(order, sent);
  const refund = Math.min(sumOf(given), heldOf(order));
  const free = sumOf(given.filter(({ tax }) => tax === 'free'));
  const split = { goods: refund, shipping: 0, fee: 0, tax_free: taxFreeIn(order, refund, free) };
  const back = [...(surchargesBackBy(order, sent).surcharges_back ?? []), ...excessFeeBack(order, claim)];
  const restitution = { refund, split, ...(back.length > 0 && { surcharges_back: back }) };
  return [
    {
      type: 'ClaimReplaced',
      data: { id, claim: no, parts: claim.parts, ...restitution, back_to, surcharge, stock: no, lines: [...sent] },
    },
  ];
};
