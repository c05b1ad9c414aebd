import type { BackTo } from '@maru/contracts/shop/order/order.fields';
import { claimableParts } from '@maru/contracts/shop/order/order.rules';
import type { ClaimAction } from '@maru/contracts/shop/order/order.steps';
import { type AccountClaim, lineOf, type OrderAccount, type PlacedPart } from '../ledger/order-account.ts';
import { paidOf } from '../ledger/restitution.ts';
import { type Lives, must } from '../lives.ts';
import { afterRefund, afterReplacing, closeClaim, type Replacement } from './after.ts';
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

/** Who bears what sending back costs, by the law. */
const faults = {
  changedMind: 'buyer',
  wrongChoice: 'buyer',
  other: 'buyer',
  defective: 'shop',
  differs: 'shop',
  notArrived: 'shop',
  lateDelivery: 'shop',
} as const;
type Reason = keyof typeof faults;

const feeFor = ({ doc }: Press, kind: AccountClaim['kind'], reason: Reason): number => {
  if (faults[reason] === 'shop' || kind === 'cancel') return 0;
  return (kind === 'return' ? doc.terms.return_fee : doc.terms.exchange_fee) ?? 0;
};
const otherOption = ({ choices, random }: Lives, order: OrderAccount, { no }: PlacedPart) => {
  const { item, option } = lineOf(order, no);
  const options = choices.filter((choice) => choice.item === item && choice.option !== option);
  return options.length > 0 && random.chance(0.4) ? [{ no, option_id: random.pick(options).option }] : [];
};
const wantedFor = ({ lives, order }: Press, kind: AccountClaim['kind'], parts: readonly PlacedPart[]) => {
  const lines = parts.filter(({ no }, at) => parts.findIndex((one) => one.no === no) === at);
  return kind === 'exchange' ? lines.flatMap((part) => otherOption(lives, order, part)) : [];
};

const newClaim = (
  order: OrderAccount,
  claim: Pick<AccountClaim, 'kind' | 'parts' | 'fee' | 'wanted'>,
): AccountClaim => ({ ...claim, no: order.claims.length + 1, state: 'requested', closedAt: null, isRefunded: false });
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
  if (done) order.claims.push(newClaim(order, { kind, parts, fee: feeFor(press, kind, reason), wanted }));
};

type OfClaim = (press: Press, claim: AccountClaim) => Promise<void>;
const pickBackTo = ({ lives }: Press) => lives.random.pick<BackTo>(['stock', 'stock', 'writeOff']);

/** What is sent for a claim: the same again, or the option that was wanted, each at what it costs now. */
const replacementsFor = ({ lives, order }: Press, { parts, wanted }: AccountClaim): readonly Replacement[] =>
  parts.map(({ no, quantity }) => {
    const line = lineOf(order, no);
    const option = wanted.find((one) => one.no === no)?.option_id ?? line.option;
    const choice = lives.choices.find((one) => one.item === line.item && one.option === option);
    const price = option === line.option ? line.price : (choice?.price ?? line.price);
    return { no, quantity, option, price, given: paidOf(order, Math.max(0, line.price - price)) };
  });
const surchargeOf = ({ order }: Press, { fee }: AccountClaim, sent: readonly Replacement[]) =>
  sent.reduce((sum, { no, price, quantity }) => sum + Math.max(0, price - lineOf(order, no).price) * quantity, fee);
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
const replace: OfClaim = async (press, claim) => {
  const [back_to, sent] = [pickBackTo(press), replacementsFor(press, claim)];
  const surcharge = surchargeFor(press, surchargeOf(press, claim, sent));
  const isRight = isThere(press, sent) && surcharge.isSaid;
  const answer = await asKeeper(press, 'claim/replace', { claim: claim.no, back_to, ...surcharge.body });
  const done = said(press, isRight ? 'replace' : 'refuse exchange', answer, JSON.stringify([back_to, sent]));
  must(done === isRight, `an exchange was ${done ? 'accepted' : `refused as ${String(answer.body.code)}`}`);
  if (!done) return;
  // What nobody paid for is worth what it is sent for.
  const worth = (one: Replacement) => Math.min(one.price, lineOf(press.order, one.no).price);
  const isWaived = surcharge.body.surcharge === 'waived';
  const kept = isWaived ? sent.map((one) => ({ ...one, price: worth(one) })) : sent;
  afterReplacing(press.lives, press.order, { claim, back_to, sent: kept });
};

const refundClaim: OfClaim = async (press, claim) => {
  const back_to = pickBackTo(press);
  const fee = press.lives.random.pick([undefined, undefined, 0, 2_500]);
  const body = { claim: claim.no, back_to, ...(fee !== undefined && { fee }) };
  accepted(press, 'refundClaim', await asKeeper(press, 'claim/refund', body), JSON.stringify([back_to, fee]));
  const own = claim.kind === 'exchange' ? 0 : claim.fee;
  afterRefund(press.lives, press.order, { claim, back_to, fee: fee ?? own });
};

const buttons: Readonly<Record<ClaimAction, OfClaim>> = {
  withdraw: async (press, claim) => {
    const path = 'claim/withdraw';
    const send = press.role === 'admin' ? asKeeper : asBuyer;
    accepted(press, 'withdraw', await send(press, path, { claim: claim.no }));
    closeClaim(press.lives, claim, 'withdrawn');
  },
  decline: async (press, claim) => {
    accepted(press, 'decline', await asKeeper(press, 'claim/decline', { claim: claim.no, answer: 'used' }));
    closeClaim(press.lives, claim, 'declined');
  },
  collect: async (press, claim) => {
    const carrier = { courier: 'CJ대한통운', tracking: '123456789012' };
    accepted(press, 'collect', await asKeeper(press, 'claim/collect', { claim: claim.no, ...carrier }));
    claim.state = 'collecting';
  },
  arrive: async (press, claim) => {
    accepted(press, 'arrive', await asKeeper(press, 'claim/arrive', { claim: claim.no }));
    claim.state = 'arrived';
  },
  refundClaim,
  replace,
};
export const claimButton =
  (no: number, action: ClaimAction): Button =>
  async (press) => {
    const claim = press.order.claims.find((one) => one.no === no);
    if (!claim) throw new Error(`nobody opened claim ${no}`);
    await buttons[action](press, claim);
  };
