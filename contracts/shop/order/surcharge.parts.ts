import { feeOfExchange, type Claimed } from './claim.fee.ts';
import { type Claim, type ClaimSurcharge, isOpen, type Replacement, type Surcharge } from './claim.fields.ts';
import { goodsIn, totalOf } from './exchange.parts.ts';
import { shareOf, sum } from './order.amounts.ts';
import type { Part, SurchargeAllowance, SurchargeBack } from './order.fields.ts';
import { type Line, restOf } from './order.parts.ts';
import { taxFreeShipping } from './order.shipping.ts';

interface Order {
  readonly lines: readonly Line[];
  readonly claims: readonly Claim[];
}
/** So much of what was paid beside for each piece of a line is meant, won. */
interface Meant extends Part {
  readonly each: number;
}
/** What was paid beside for a claim, in won; `free` of it is for goods without VAT. */
interface Worth {
  readonly all: number;
  readonly free: number;
}
const worthOf = ({ lines }: Pick<Order, 'lines'>, meant: readonly Meant[]): Worth => {
  const isFree = (no: number) => lines.some((line) => line.no === no && line.tax === 'free');
  const won = (some: readonly Meant[]) => sum(some.map(({ each, quantity }) => each * quantity));
  return { all: won(meant), free: won(meant.filter(({ no }) => isFree(no))) };
};
const eachOf = ({ surcharges }: Pick<Line, 'surcharges'>, claim: number): number =>
  surcharges.find((one) => one.claim === claim)?.each ?? 0;
const paidFor = ({ lines }: Pick<Order, 'lines'>, parts: readonly Part[], claim: number): readonly Meant[] =>
  parts.flatMap((part) =>
    lines.filter(({ no }) => no === part.no).map((line) => ({ ...part, each: eachOf(line, claim) })),
  );

interface Back {
  readonly surcharges_back?: SurchargeBack[];
}
/** For each claim what goes back, less its share of what was given while the pieces stayed. */
const backOf = (order: Order, meantFor: (claim: number) => readonly Meant[]): Back => {
  const back = order.claims.flatMap(({ no: claim, surcharge }): SurchargeBack[] => {
    const gone = worthOf(order, meantFor(claim));
    if (surcharge === null || gone.all === 0) return [];
    const { all } = worthOf(order, paidFor(order, restOf(order), claim));
    const allowance = shareOf(Math.min(surcharge.allowance.difference, all), gone.all, all);
    const tax_free = gone.free - shareOf(allowance, gone.free, gone.all);
    return [{ claim, refund: gone.all - allowance, tax_free, ...(allowance > 0 && { allowance }) }];
  });
  return back.length > 0 ? { surcharges_back: back } : {};
};
/** What was paid beside for pieces that go back. Left out where nothing was. */
export const surchargesBackFor = (order: Order, parts: readonly Part[]): Back =>
  backOf(order, (claim) => paidFor(order, parts, claim));
/** What was paid beside for lines that cheaper ones are sent for. */
export const surchargesBackBy = (order: Order, sent: readonly Replacement[]): Back =>
  backOf(order, (claim) =>
    sent.flatMap(({ of, quantity, surcharges = [] }) =>
      paidFor(order, [{ no: of, quantity }], claim).map((part) => ({
        ...part,
        each: part.each - eachOf({ surcharges }, claim),
      })),
    ),
  );

/** The same in won: what goes back by itself, and what the shop gives back by hand. */
export const besideIn = (order: Order, parts: readonly Part[]): { readonly paid: number; readonly byHand: number } => {
  const { surcharges_back = [] } = surchargesBackFor(order, parts);
  const sumOf = (how: Surcharge['how']) =>
    sum(
      surcharges_back
        .filter(({ claim }) => order.claims.some(({ no, surcharge }) => no === claim && surcharge?.how === how))
        .map(({ refund }) => refund),
    );
  return { paid: sumOf('paid'), byHand: sumOf('byHand') };
};

/** What a claim still holds of what was paid beside for it, by what it was paid for; won. */
export interface HeldSurcharge {
  readonly claim: number;
  readonly how: Surcharge['how'];
  readonly difference: number;
  readonly fee: number;
}
export const heldSurcharges = (order: Order): readonly HeldSurcharge[] =>
  order.claims
    .flatMap(({ no: claim, surcharge }) => {
      if (surcharge === null) return [];
      const { how, fee, allowance } = surcharge;
      const { all } = worthOf(order, paidFor(order, restOf(order), claim));
      return [{ claim, how, difference: all - allowance.difference, fee: fee - allowance.fee }];
    })
    .filter(({ how, difference, fee }) => how !== 'waived' && difference + fee > 0);

/** Part without VAT of so much of the fee, after `gone` of it went back. */
const freeOfFee = (order: Order, claim: Claim, { gone, won }: { readonly gone: number; readonly won: number }) => {
  const goods = goodsIn(order, claim);
  return taxFreeShipping(gone + won, goods) - taxFreeShipping(gone, goods);
};
/** What goes back while the goods stay; never more than is held: see `heldSurcharges`. */
export const surchargesAllowed = (order: Order, wanted: readonly SurchargeAllowance[]): Back => {
  const back = wanted.flatMap(({ claim: no, difference, fee }): SurchargeBack[] => {
    const claim = order.claims.find((one) => one.no === no);
    if (!claim?.surcharge) return [];
    const { all, free } = worthOf(order, paidFor(order, restOf(order), no));
    const { fee: kept, allowance } = claim.surcharge;
    const gone = (claim.asked?.paid ? claim.asked.fee : kept) - kept + allowance.fee;
    const tax_free = shareOf(difference, free, all) + freeOfFee(order, claim, { gone, won: fee });
    return [{ claim: no, refund: difference + fee, tax_free }];
  });
  return back.length > 0 ? { surcharges_back: back } : {};
};

/**
 * Sending back is paid for once a parcel: what the buyer paid in the window for it, and others have borne since then, goes
 * back once the claim is settled.
 */
export const excessFeeBack = (order: Order & Claimed, claim: Claim): readonly SurchargeBack[] => {
  const { asked, no } = claim;
  const excess = asked?.paid ? asked.fee - feeOfExchange(order, claim) : 0;
  return excess > 0 ? [{ claim: no, refund: excess, tax_free: freeOfFee(order, claim, { gone: 0, won: excess }) }] : [];
};

interface GoneBack {
  readonly surcharges_back?: readonly SurchargeBack[] | undefined;
  readonly allowance?: { readonly surcharges?: readonly SurchargeAllowance[] | undefined } | undefined;
}
const withBack = (surcharge: ClaimSurcharge, back: SurchargeBack, since: number): ClaimSurcharge => ({
  ...surcharge,
  back: surcharge.back + back.refund,
  owed_since: surcharge.how === 'byHand' && back.refund > 0 ? (surcharge.owed_since ?? since) : surcharge.owed_since,
});
const noAllowance = { difference: 0, fee: 0 };
/** Claims after some of what was paid beside for them went back; by hand it is owed `since` then, in epoch ms. */
export const withSurchargesBack = (
  claims: readonly Claim[],
  { surcharges_back = [], allowance }: GoneBack,
  since: number,
): Claim[] =>
  claims.map((claim) => {
    const back = surcharges_back.find((one) => one.claim === claim.no);
    if (!claim.surcharge || !back) return claim;
    const given = allowance?.surcharges?.find((one) => one.claim === claim.no) ?? noAllowance;
    const { difference, fee } = claim.surcharge.allowance;
    const left = { difference: difference + given.difference - (back.allowance ?? 0), fee: fee + given.fee };
    return { ...claim, surcharge: { ...withBack(claim.surcharge, back, since), allowance: left } };
  });

interface Settled {
  readonly surcharge: Surcharge | null;
  readonly lines: readonly Replacement[] | null;
  readonly surcharges_back?: readonly SurchargeBack[] | undefined;
}
/** As it stands once others are sent; from before lines said what was paid for each of them no more than the fee is known. */
export const settledSurcharge = (
  claim: Claim,
  { surcharge, lines, surcharges_back = [] }: Settled,
): ClaimSurcharge | null => {
  if (surcharge === null) return null;
  const difference = sum(
    (lines ?? []).map(({ surcharges = [], quantity }) => eachOf({ surcharges }, claim.no) * quantity),
  );
  const back = surcharges_back.find((one) => one.claim === claim.no)?.refund ?? 0;
  const fee = surcharge.how === 'waived' ? 0 : Math.min(claim.fee, surcharge.amount - difference - back);
  return { ...surcharge, fee, back, allowance: { difference: 0, fee: 0 }, handed: 0, owed_since: null };
};

/** What the shop still has to give back by hand of what it took so, won. */
export const owedByHand = ({ surcharge }: Pick<Claim, 'surcharge'>): number =>
  surcharge?.how === 'byHand' ? surcharge.back - surcharge.handed : 0;
/** Since when some of it is owed, in epoch ms; null where nothing is. */
export const owedSinceOf = (claims: readonly Claim[]): number | null => {
  const times = claims.flatMap(({ surcharge }) => surcharge?.owed_since ?? []);
  return times.length === 0 ? null : Math.min(...times);
};

/** What was paid in the payment window for a claim that ended without what it was paid for, won: it goes back whole. */
export const surchargeReturned = (claim: Claim): number =>
  claim.asked?.paid && !isOpen(claim) && claim.how !== 'replacement' ? totalOf(claim.asked) : 0;

/** What is left of what was paid in the payment window for a claim, won: of one that ended otherwise it goes back. */
export const surchargeHeld = (claim: Claim): number => {
  const { asked, surcharge } = claim;
  if (asked?.paid && isOpen(claim)) return totalOf(asked);
  return surcharge?.how === 'paid' ? surcharge.amount - surcharge.back : 0;
};
