import type { BackTo } from '@maru/contracts/shop/order/order.fields';
import { labelOf } from '../ledger/label.ts';
import {
  type AccountClaim,
  type AccountLine,
  faults,
  goodsOf,
  left,
  lineOf,
  type OrderAccount,
  type Part,
  type PlacedPart,
  type Reason,
  type Replacement,
  restOf,
  unsent,
} from '../ledger/order-account.ts';
import { allowBeside, type Beside, giveBesideBack } from '../ledger/beside.ts';
import { allow, heldFor, type HeldParts, pointsFor, takeBack } from '../ledger/restitution.ts';
import type { Lives } from '../lives.ts';

const accountOf = ({ points }: Lives, { userId }: OrderAccount) => (userId === null ? undefined : points.get(userId));
const sum = (wons: readonly number[]) => wons.reduce((all, won) => all + won, 0);
const nowOf = ({ shop }: Lives) => shop.clock.now();

/** Nothing of it came to pass. */
const isUndone = (order: OrderAccount) =>
  order.stage !== 'paid' || (restOf(order).length === 0 && order.parcels.length === 0);
const giveDeductionsBack = (lives: Lives, order: OrderAccount, points: number) => {
  accountOf(lives, order)?.giveBack(order.id, points, nowOf(lives));
  const users = lives.coupons.get(order.coupon ?? '')?.users;
  if (!isUndone(order) || !users || order.userId === null) return;
  if (users.get(order.userId) === order.id) users.delete(order.userId);
};
/** Points are earned when the last of it is accepted; what goes back after that takes its share with it. */
const takeEarnedBack = (lives: Lives, order: OrderAccount) => {
  if (order.earned === undefined) return;
  const kept = Math.min(order.earned, pointsFor(order));
  accountOf(lives, order)?.lose(order.earned - kept, nowOf(lives));
  order.earned = kept;
};
export const earnIfAccepted = (lives: Lives, order: OrderAccount): void => {
  if (order.earned !== undefined || labelOf(order) !== 'confirmed') return;
  order.earned = pointsFor(order);
  accountOf(lives, order)?.gain(order.earned, nowOf(lives));
};

/** Before it was paid its pieces were only held. What nobody packed goes first. */
export const afterCancel = (lives: Lives, order: OrderAccount, parts: readonly Part[], reason: Reason): void => {
  if (order.stage === 'paid') lives.stock.putBack(goodsOf(order, parts));
  else lives.stock.letGo(goodsOf(order, parts));
  const { points } = takeBack(order, parts, { fault: faults[reason] });
  giveBesideBack(order, parts);
  for (const line of order.lines) line.prepared = Math.min(line.prepared, unsent(order, line));
  if (order.stage !== 'paid') order.stage = 'cancelled';
  giveDeductionsBack(lives, order, points);
  takeEarnedBack(lives, order);
};

/** Nobody paid for it in time. */
export const afterExpiry = (lives: Lives, order: OrderAccount): void => {
  lives.stock.letGo(goodsOf(order, restOf(order)));
  order.stage = 'expired';
  giveDeductionsBack(lives, order, order.amounts.points);
};

export const afterPaying = (lives: Lives, order: OrderAccount): void => {
  lives.stock.sell(goodsOf(order, restOf(order)));
  Object.assign(order, { stage: 'paid', paidAt: nowOf(lives) });
};

export const afterPreparing = (order: OrderAccount, parts: readonly Part[]): void => {
  for (const { no, quantity } of parts) lineOf(order, no).prepared += quantity;
};
export const afterShipping = (lives: Lives, order: OrderAccount, parts: readonly Part[]): void => {
  for (const { no, quantity } of parts) lineOf(order, no).prepared -= quantity;
  order.parcels.push({
    no: order.parcels.length + 1,
    contents: new Map(parts.map(({ no, quantity }) => [no, quantity])),
    sentAt: nowOf(lives),
    state: order.isFetched ? 'ready' : 'sent',
    deliveredAt: 0,
    isAccepted: false,
  });
};

const leaveTheirPlaces = (order: OrderAccount, parts: readonly PlacedPart[]) => {
  for (const { no, quantity, parcel } of parts) {
    const contents = order.parcels.find((one) => one.no === parcel)?.contents;
    contents?.set(no, (contents.get(no) ?? 0) - quantity);
    const line = lineOf(order, no);
    if (parcel === null) line.prepared = Math.max(0, line.prepared - quantity);
  }
};
/** What came and is not taken is to be sent again. */
export const packAgain = (order: OrderAccount, parts: readonly PlacedPart[]): void => {
  leaveTheirPlaces(order, parts);
  for (const { no, quantity } of parts) lineOf(order, no).prepared += quantity;
};
export const closeClaim = (lives: Lives, claim: AccountClaim, state: string): void => {
  claim.state = state;
  claim.closedAt = nowOf(lives);
};

interface Settlement {
  readonly claim: AccountClaim;
  readonly back_to: BackTo;
}
export const afterRefund = (
  lives: Lives,
  order: OrderAccount,
  settlement: Settlement & { readonly fee: number },
): void => {
  const { claim, back_to, fee } = settlement;
  if (back_to === 'stock') lives.stock.putBack(goodsOf(order, claim.parts));
  leaveTheirPlaces(order, claim.parts);
  const { points, kept } = takeBack(order, claim.parts, { fee, fault: faults[claim.reason] });
  claim.feeTaken = kept;
  giveBesideBack(order, claim.parts);
  closeClaim(lives, claim, 'settled');
  claim.isRefunded = true;
  giveDeductionsBack(lives, order, points);
  takeEarnedBack(lives, order);
};

const replacing = (order: OrderAccount, sent: Replacement): AccountLine => {
  const { no: of, option, price, quantity, given, beside } = sent;
  const line = lineOf(order, of);
  const fresh = { allowed: 0, gone: 0, exchanged: 0, prepared: quantity, isAccepted: false };
  return { ...line, ...fresh, no: order.lines.length + 1, option, price, quantity, beside, given: line.given + given };
};
/** What was given for a piece while it stayed is not given again: the difference bears it, and the rest of the line no more. */
const differenceOf = (order: OrderAccount, sent: readonly Replacement[]) => {
  const roots = order.lines.filter(({ no, root }) => no === root);
  const wons = roots.map((root) => {
    const own = sent.filter(({ no }) => lineOf(order, no).root === root.no);
    const all = restOf(order).filter(({ no }) => lineOf(order, no).root === root.no);
    const each = own.map(({ no, quantity, given }) => Math.min(given * quantity, heldFor(order, [{ no, quantity }])));
    const won = Math.min(heldFor(order, all), sum(each));
    return { root, won, borne: sum(own.map(({ quantity, given }) => given * quantity)) - won };
  });
  for (const { root, borne } of wons) root.allowed -= Math.min(root.allowed, borne);
  return {
    given: sum(wons.map(({ won }) => won)),
    free: sum(wons.filter(({ root }) => root.free).map(({ won }) => won)),
  };
};
const giveDifferenceBack = (order: OrderAccount, { given, free }: ReturnType<typeof differenceOf>) => {
  const money = Math.min(given, order.amounts.total - order.refunded);
  order.refunded += money;
  order.taxFree = order.taxFree === undefined || money < given ? undefined : order.taxFree + free;
  return money;
};
/** Others wait, packed, in place of those that came back. */
export const afterReplacing = (
  lives: Lives,
  order: OrderAccount,
  { claim, back_to, sent, excess }: Settlement & { readonly sent: readonly Replacement[]; readonly excess: number },
): void => {
  const [before, difference] = [goodsOf(order, claim.parts), differenceOf(order, sent)];
  leaveTheirPlaces(order, claim.parts);
  for (const { no, quantity } of claim.parts) lineOf(order, no).exchanged += quantity;
  const besideBack = giveBesideBack(order, claim.parts, sent) + excess;
  const lines = sent.map((one) => replacing(order, one));
  order.lines.push(...lines.map((line, at) => ({ ...line, no: line.no + at })));
  const pieces = lines.map(({ item, option, quantity }) => ({ item, option, quantity }));
  lives.stock.hold(pieces);
  lives.stock.sell(pieces);
  if (back_to === 'stock') lives.stock.putBack(before);
  const given = giveDifferenceBack(order, difference);
  closeClaim(lives, claim, 'settled');
  if (given + besideBack > 0) takeEarnedBack(lives, order);
};

/** Money alone. */
export const afterGoodwill = (
  lives: Lives,
  order: OrderAccount,
  { parts, points, beside }: { readonly parts: HeldParts; readonly points: number; readonly beside: readonly Beside[] },
) => {
  allow(order, parts);
  for (const one of beside) allowBeside(order, one);
  order.pointsBack += points;
  giveDeductionsBack(lives, order, points);
  takeEarnedBack(lives, order);
};

export const acceptAll = (order: OrderAccount, parcels: readonly number[], licences: readonly number[]): void => {
  for (const parcel of order.parcels) if (parcels.includes(parcel.no)) parcel.isAccepted = true;
  for (const line of order.lines) if (licences.includes(line.no) && left(line) > 0) line.isAccepted = true;
};
