import type { BackTo } from '@maru/contracts/shop/order/order.fields';
import { claimableParts } from '@maru/contracts/shop/order/order.rules';
import type { ClaimAction } from '@maru/contracts/shop/order/order.steps';
import {
  type AccountClaim,
  faults,
  lineOf,
  type OrderAccount,
  type PlacedPart,
  type Reason,
  type Replacement,
} from '../ledger/order-account.ts';
import { feeDue, fetch, joinable } from '../ledger/sendings.ts';
import { type Lives, must } from '../lives.ts';
import { afterRefund, afterReplacing, packAgain } from './after.ts';
import {
  accepted,
  accountFor,
  asBuyer,
  asKeeper,
  type Button,
  byRole,
  mustBeThere,
  perhapsSome,
  type Press,
  said,
} from './press.ts';
import { awaitedButtons, close, without } from './awaited-buttons.ts';
import { feeFor, newClaim } from './new-claim.ts';
import { askSurcharge, handBack, paySurcharge, replacementsFor, surchargeOf } from './surcharge-buttons.ts';

const otherOption = ({ choices, random }: Lives, order: OrderAccount, { no }: PlacedPart) => {
  const { item, option } = lineOf(order, no);
  const options = choices.filter((choice) => choice.item === item && choice.option !== option);
  return options.length > 0 && random.chance(0.4) ? [{ no, option_id: random.pick(options).option }] : [];
};
const wantedFor = ({ lives, order }: Press, kind: AccountClaim['kind'], parts: readonly PlacedPart[]) => {
  const lines = parts.filter(({ no }, at) => parts.findIndex((one) => one.no === no) === at);
  return kind === 'exchange' ? lines.flatMap((part) => otherOption(lives, order, part)) : [];
};

/** For a reason whose time is over it is refused. */
export const openClaim = async (press: Press, kind: AccountClaim['kind']): Promise<void> => {
  const { lives, order, doc, role } = press;
  const reason = lives.random.pick(Object.keys(faults) as readonly Reason[]);
  const offered = claimableParts(doc, { kind, roles: [role], now: lives.shop.clock.now(), reason });
  const isRight = offered.length > 0;
  if (isRight) mustBeThere(order, offered);
  const some = isRight ? perhapsSome(lives, offered) : undefined;
  const parts = some ?? offered;
  const wanted = wantedFor(press, kind, parts);
  const answer = await byRole(press, 'claim', { kind, reason, ...(some && { parts }), wanted, ...accountFor(order) });
  const done = said(press, isRight ? `${kind} claim` : 'late claim', answer, `${JSON.stringify(parts)} ${reason}`);
  must(done === isRight, `a claim was answered ${answer.status} ${String(answer.body.code)}`);
  if (!done) return;
  for (const claim of order.claims) claim.awaited = without(claim.awaited, parts);
  order.claims.push(newClaim(order, { kind, reason, parts, fee: feeFor(press, kind, reason), wanted }));
};

type OfClaim = (press: Press, claim: AccountClaim) => Promise<void>;
const pickBackTo = ({ lives }: Press) => lives.random.pick<BackTo>(['stock', 'stock', 'writeOff']);

/** What nobody paid for is worth what it is sent for. */
const settledAs = (
  order: OrderAccount,
  sent: Replacement,
  { claim, isPaid }: { readonly claim: number; readonly isPaid: boolean },
): Replacement => {
  const { no, owed, beside } = sent;
  if (owed === 0) return sent;
  return isPaid ? { ...sent, beside: [...beside, { claim, each: owed }] } : { ...sent, price: lineOf(order, no).price };
};
const isThere = ({ lives, order }: Press, sent: readonly Replacement[]) => {
  const wanted = new Map<string, { item: string; option: number; quantity: number }>();
  for (const { no, option, quantity } of sent) {
    const { item } = lineOf(order, no);
    const name = `${item} ${option}`;
    wanted.set(name, { item, option, quantity: quantity + (wanted.get(name)?.quantity ?? 0) });
  }
  return [...wanted.values()].every((pieces) => lives.stock.has(pieces));
};

/** What is to be paid beside is settled by hand, or let off; nobody may say nothing of it. */
const surchargeFor = ({ lives }: Press, amount: number) => {
  const how = amount > 0 && lives.random.chance(0.9) ? lives.random.pick(['byHand', 'waived']) : undefined;
  const body: { readonly surcharge?: string } = how ? { surcharge: how } : {};
  return { isSaid: amount === 0 || how !== undefined, body };
};
/** What was paid in the window was paid for what it cost then; `amount` is still to be settled. */
const settlingOf = (press: Press, claim: AccountClaim) => {
  if (claim.asked?.isPaid) return { sent: claim.asked.sent, amount: 0, beside: claim.asked.amount };
  const sent = replacementsFor(press, claim);
  return { sent, amount: surchargeOf(press, claim, sent), beside: 0 };
};
/** What others have borne of the fee since it was paid goes back. */
const excessOf = ({ order }: Press, { asked, ...claim }: AccountClaim) =>
  asked?.isPaid ? Math.max(0, asked.fee - feeDue(order, { ...claim, asked }, claim.fee)) : 0;
const feeTakenFor = ({ order }: Press, claim: AccountClaim, excess: number) =>
  claim.asked?.isPaid ? claim.asked.fee - excess : feeDue(order, claim, claim.fee);
const replace: OfClaim = async (press, claim) => {
  const { sent, amount, beside } = settlingOf(press, claim);
  const [back_to, surcharge] = [pickBackTo(press), surchargeFor(press, amount)];
  const isRight = isThere(press, sent) && surcharge.isSaid;
  const answer = await asKeeper(press, 'claim/replace', { claim: claim.no, back_to, ...surcharge.body });
  const done = said(press, isRight ? 'replace' : 'refuse exchange', answer, JSON.stringify([back_to, sent]));
  must(done === isRight, `an exchange was ${done ? 'accepted' : `refused as ${String(answer.body.code)}`}`);
  if (!done) return;
  const isPaid = beside > 0 || surcharge.body.surcharge === 'byHand';
  const kept = sent.map((one) => settledAs(press.order, one, { claim: claim.no, isPaid }));
  const excess = excessOf(press, claim);
  claim.beside = beside - excess;
  claim.isByHand = surcharge.body.surcharge === 'byHand';
  claim.feeTaken = isPaid ? feeTakenFor(press, claim, excess) : 0;
  afterReplacing(press.lives, press.order, { claim, back_to, sent: kept, excess });
};

const refundClaim: OfClaim = async (press, claim) => {
  const back_to = pickBackTo(press);
  const fee = press.lives.random.pick([undefined, undefined, 0, 2_500]);
  const body = { claim: claim.no, back_to, ...(fee !== undefined && { fee }) };
  accepted(press, 'refundClaim', await asKeeper(press, 'claim/refund', body), JSON.stringify([back_to, fee]));
  // What nothing is sent for goes one way.
  const own = claim.kind === 'exchange' ? feeFor(press, 'return', claim.reason) : claim.fee;
  afterRefund(press.lives, press.order, { claim, back_to, fee: fee ?? feeDue(press.order, claim, own) });
};

const buttons: Readonly<Record<ClaimAction, OfClaim>> = {
  withdraw: async (press, claim) => {
    const path = 'claim/withdraw';
    const send = press.role === 'admin' ? asKeeper : asBuyer;
    accepted(press, 'withdraw', await send(press, path, { claim: claim.no }));
    close(press, claim, 'withdrawn');
  },
  decline: async (press, claim) => {
    accepted(press, 'decline', await asKeeper(press, 'claim/decline', { claim: claim.no, answer: 'used' }));
    if (claim.state === 'arrived') packAgain(press.order, claim.parts);
    close(press, claim, 'declined');
  },
  collect: async (press, claim) => {
    const tracking = press.lives.story.length % 2 === 0 ? '123456789012' : '210987654321';
    const body = { claim: claim.no, courier: 'CJ대한통운', tracking };
    accepted(press, 'collect', await asKeeper(press, 'claim/collect', body), tracking);
    fetch(press.order, claim, tracking);
  },
  arrive: async (press, claim) => {
    const others = [undefined, null, ...joinable(press.order, claim).map(({ no }) => no)];
    const together = others[press.lives.story.length % others.length];
    const body = { claim: claim.no, ...(together !== undefined && { together }) };
    accepted(press, 'arrive', await asKeeper(press, 'claim/arrive', body), String(together));
    if (together !== undefined) claim.together = together;
    claim.state = 'arrived';
  },
  askSurcharge,
  paySurcharge,
  refundClaim,
  replace,
  ...awaitedButtons,
  handBack,
};
export const claimButton =
  (no: number, action: ClaimAction): Button =>
  async (press) => {
    const claim = press.order.claims.find((one) => one.no === no);
    if (!claim) throw new Error(`nobody opened claim ${no}`);
    await buttons[action](press, claim);
  };
