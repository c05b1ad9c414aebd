import { z } from 'zod';
import { leftOf } from './cash-receipt.plan.ts';
import type { CashReceiptDocument, Slip } from './cash-receipt.views.ts';

/**
 * A receipt, or what was taken back of one (`isCancel`), as the provider has it: under its own key, and the name that it
 * was asked for under. The tax office may decline it (`failed`) days after the provider has taken it. Amounts in won.
 */
export interface SeenReceipt {
  readonly key: string;
  readonly name: string;
  readonly isCancel: boolean;
  readonly amount: number;
  readonly status: 'inProgress' | 'completed' | 'failed';
  readonly code: string;
}

/** Each receipt goes under a name of its own, since the provider takes one once. */
export const receiptName = (orderId: string, slip: number): string => `${orderId}-${slip}`;

/** `here` and `there` are what the receipt stands for, in won; 0 where there is none. No order: nobody here knows it. */
export const receiptDifference = z.object({
  order_id: z.string().nullable(),
  key: z.string(),
  what: z.enum(['missingThere', 'missingHere', 'amount']),
  here: z.int(),
  there: z.int(),
});
export type ReceiptDifference = z.infer<typeof receiptDifference>;

/** What the tax office declined that counts as done here; `cancel` is null for the receipt itself. */
export interface DeclinedReceipt {
  readonly id: string;
  readonly slip: number;
  readonly cancel: number | null;
  readonly code: string;
}
/** Epoch ms: what was asked for from `since` on is compared, of what has not changed since `until`. */
export interface ComparedTime {
  readonly since: number;
  readonly until: number;
}
export interface ComparedReceipts {
  readonly compared: number;
  readonly declined: readonly DeclinedReceipt[];
  readonly differences: readonly ReceiptDifference[];
}

interface Pair {
  readonly doc: CashReceiptDocument;
  readonly slip: Slip;
  readonly seen: readonly SeenReceipt[];
}
const total = (amounts: readonly { readonly amount: number }[]) => amounts.reduce((sum, { amount }) => sum + amount, 0);
const isStanding = ({ status }: SeenReceipt) => status !== 'failed';
const issueIn = (seen: readonly SeenReceipt[]) => seen.find((one) => !one.isCancel);
const cancelsIn = (seen: readonly SeenReceipt[]) => seen.filter((one) => one.isCancel);

/** An older cancellation that failed was tried anew: it counts only while less was taken back there than here. */
const declinedCancel = ({ doc, slip, seen }: Pair): readonly DeclinedReceipt[] => {
  const done = slip.cancels.filter(({ status }) => status === 'done');
  const cancels = cancelsIn(seen);
  if (total(cancels.filter(isStanding)) >= total(done)) return [];
  const failed = cancels.filter((one) => !isStanding(one));
  const last = done.findLast(({ amount }) => failed.some((one) => one.amount === amount));
  if (!last) return [];
  const code = failed.findLast(({ amount }) => amount === last.amount)?.code ?? '';
  return [{ id: doc.id, slip: slip.no, cancel: last.no, code }];
};
const declinedOf = (pair: Pair): readonly DeclinedReceipt[] => {
  const { doc, slip, seen } = pair;
  if (slip.status !== 'issued' || slip.in_payment) return [];
  const issue = issueIn(seen);
  if (issue?.status === 'failed') return [{ id: doc.id, slip: slip.no, cancel: null, code: issue.code }];
  return declinedCancel(pair);
};

/** What is left of it there; undefined where the provider has none. */
const leftThere = (seen: readonly SeenReceipt[]): number | undefined => {
  const issue = issueIn(seen);
  return issue && (isStanding(issue) ? issue.amount - total(cancelsIn(seen).filter(isStanding)) : 0);
};
const leftHere = (slip: Slip) => (slip.status === 'issued' ? leftOf(slip).amount : 0);
const kindOf = (here: number, there: number | undefined): ReceiptDifference['what'] => {
  if (there === undefined) return 'missingThere';
  return here === 0 ? 'missingHere' : 'amount';
};
/** One that the provider wrote with the payment goes by the payment, which is compared by itself. */
const differenceOf = ({ doc, slip, seen }: Pair, { since, until }: ComparedTime): readonly ReceiptDifference[] => {
  if (slip.in_payment || slip.requested_at < since || doc.changed_at > until) return [];
  const [here, there] = [leftHere(slip), leftThere(seen)];
  if (here === (there ?? 0)) return [];
  return [{ order_id: doc.id, key: slip.key, what: kindOf(here, there), here, there: there ?? 0 }];
};

const groupedBy = <T>(all: readonly T[], nameOf: (one: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(nameOf(one), [...(groups.get(nameOf(one)) ?? []), one]);
  return groups;
};

/** Receipts of the shop (`docs`) beside all that the provider has of the same days. */
export const comparedReceipts = (
  docs: readonly CashReceiptDocument[],
  seen: readonly SeenReceipt[],
  time: ComparedTime,
): ComparedReceipts => {
  const slips = docs.flatMap((doc) => doc.slips.map((slip) => ({ doc, slip })));
  const names = new Map(slips.map(({ doc, slip }) => [slip.key, receiptName(doc.id, slip.no)]));
  const bySlip = groupedBy(seen, ({ key, name }) => names.get(key) ?? name);
  const known = new Set(names.values());
  const pairs = slips.map(({ doc, slip }) => ({ doc, slip, seen: bySlip.get(receiptName(doc.id, slip.no)) ?? [] }));
  const declined = pairs.flatMap(declinedOf);
  const isDeclined = ({ doc, slip }: Pair) => declined.some((one) => one.id === doc.id && one.slip === slip.no);
  const foreign = [...bySlip].filter(([name]) => !known.has(name)).map(([, rows]) => rows);
  const notHere = foreign.flatMap((rows): readonly ReceiptDifference[] => {
    const there = leftThere(rows) ?? 0;
    return there > 0 ? [{ order_id: null, key: rows[0]?.key ?? '', what: 'missingHere', here: 0, there }] : [];
  });
  const differing = pairs.filter((pair) => !isDeclined(pair)).flatMap((pair) => differenceOf(pair, time));
  return { compared: slips.length, declined, differences: [...differing, ...notHere] };
};
