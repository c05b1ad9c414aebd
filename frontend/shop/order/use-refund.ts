import { heldParts, refundIn, taxFreeInAllowance } from '@maru/contracts/shop/order/order.allowance';
import type { Allowance } from '@maru/contracts/shop/order/order.fields';
import { heldOf, taxFreeIn } from '@maru/contracts/shop/order/order.parts';
import type { Order } from '@maru/contracts/shop/order/order.views';
import { allowanceWords } from '@maru/contracts/shop/order/order-allowance.words';
import { orderErrors } from '@maru/contracts/shop/order/order.words';
import type { CancelReason } from '@maru/contracts/shop/payment/payment.fields';
import { useState } from 'react';
import { namesOf } from './order-words.ts';

/** Something that money is held for, in won; a line by its number. */
export interface HeldRow {
  readonly part: number | keyof typeof allowanceWords;
  readonly label: string;
  readonly held: number;
}
const rowsOf = (order: Order): readonly HeldRow[] => {
  const { goods, ...beside } = heldParts(order);
  return [
    ...goods.map(({ no, quantity, held }) => ({ part: no, label: namesOf(order.lines, [{ no, quantity }]), held })),
    ...(['shipping', 'fee', 'rest'] as const).map((part) => ({
      part,
      label: allowanceWords[part],
      held: beside[part],
    })),
  ].filter(({ held }) => held > 0);
};

/** As it is typed: null for nothing, `taxFree` undefined while nobody says otherwise. */
interface Typed {
  readonly parts: ReadonlyMap<HeldRow['part'], number | null>;
  readonly points: number | null;
  readonly taxFree?: number | null;
  readonly reason: CancelReason;
}
const allowanceOf = (parts: Typed['parts']): Allowance => {
  const goods = [...parts].flatMap(([no, refund]) => (typeof no === 'number' && refund ? [{ no, refund }] : []));
  return { goods, shipping: parts.get('shipping') ?? 0, fee: parts.get('fee') ?? 0, rest: parts.get('rest') ?? 0 };
};
export const pointsHeldOf = ({ amounts, points_back }: Order) => amounts.points - points_back;

const taxFreeOf = (order: Order, allowance: Allowance, { taxFree }: Typed): number =>
  taxFree === undefined ? taxFreeIn(order, refundIn(allowance), taxFreeInAllowance(order, allowance)) : (taxFree ?? 0);

/** Money that goes back while everything stays, as it is filled in, by what it is for. */
export const useRefund = (order: Order) => {
  const [typed, setTyped] = useState<Typed>({ parts: new Map(), points: null, reason: 'defective' });
  const rows = rowsOf(order);
  const allowance = allowanceOf(typed.parts);
  const [refund, points] = [refundIn(allowance), typed.points ?? 0];
  const taxFree = taxFreeOf(order, allowance, typed);
  const wrong = (isWrong: boolean, error: string) => (isWrong ? error : undefined);
  const errors = {
    parts: rows.map(({ part, held }) => wrong((typed.parts.get(part) ?? 0) > held, orderErrors.refundTooMuch)),
    refund: wrong(refund > heldOf(order), orderErrors.refundTooMuch),
    points: wrong(points > pointsHeldOf(order), orderErrors.pointsTooMany),
    taxFree: wrong(taxFreeIn(order, refund, taxFree) !== taxFree, orderErrors.taxFreeWrong),
  };
  const { goods, ...beside } = allowance;
  return {
    typed,
    change: (changes: Partial<Typed>) => setTyped({ ...typed, ...changes }),
    changePart: (part: HeldRow['part'], won: number | null) =>
      setTyped({ ...typed, parts: new Map([...typed.parts, [part, won]]) }),
    rows,
    refund,
    taxFree,
    errors,
    /** What is held of each row after it. */
    left: rows.map(({ label, part, held }) => ({ label, won: held - (typed.parts.get(part) ?? 0) })),
    body: {
      ...(goods.length > 0 && { goods }),
      ...Object.fromEntries(Object.entries(beside).filter(([, won]) => won > 0)),
      ...(points > 0 && { points }),
      ...(typed.taxFree !== undefined && { tax_free: taxFree }),
      reason: typed.reason,
    },
    complete: ![...errors.parts, errors.refund, errors.points, errors.taxFree].some(Boolean) && refund + points > 0,
  };
};
