import { heldParts, refundIn, taxFreeInAllowance } from '@maru/contracts/shop/order/order.allowance';
import type { Allowance } from '@maru/contracts/shop/order/order.fields';
import { heldOf, taxFreeIn } from '@maru/contracts/shop/order/order.parts';
import type { Order } from '@maru/contracts/shop/order/order.views';
import { allowanceWords, besideName } from '@maru/contracts/shop/order/order-allowance.words';
import { orderErrors } from '@maru/contracts/shop/order/order.words';
import { heldSurcharges } from '@maru/contracts/shop/order/surcharge.parts';
import type { CancelReason } from '@maru/contracts/shop/payment/payment.fields';
import { useState } from 'react';
import { namesOf } from './order-words.ts';

type BesidePart = `${number} ${'difference' | 'fee'}`;
/** Something that money is held for, in won: a line by its number, what was paid beside by its claim. */
export interface HeldRow {
  readonly part: number | keyof typeof allowanceWords | BesidePart;
  readonly label: string;
  readonly held: number;
  /** It was taken by hand, and goes back so. */
  readonly isByHand?: boolean;
}
const besideRows = (order: Order): readonly HeldRow[] =>
  heldSurcharges(order).flatMap(({ claim, how, ...held }) =>
    (['difference', 'fee'] as const).map((part) => ({
      part: `${claim} ${part}` as const,
      label: besideName(claim, part),
      held: held[part],
      isByHand: how === 'byHand',
    })),
  );
const rowsOf = (order: Order): readonly HeldRow[] => {
  const { goods, ...beside } = heldParts(order);
  return [
    ...goods.map(({ no, quantity, held }) => ({ part: no, label: namesOf(order.lines, [{ no, quantity }]), held })),
    ...(['shipping', 'fee', 'rest'] as const).map((part) => ({
      part,
      label: allowanceWords[part],
      held: beside[part],
    })),
    ...besideRows(order),
  ].filter(({ held }) => held > 0);
};

/** As it is typed: null for nothing, `taxFree` undefined while nobody says otherwise. */
interface Typed {
  readonly parts: ReadonlyMap<HeldRow['part'], number | null>;
  readonly points: number | null;
  readonly taxFree?: number | null;
  readonly reason: CancelReason;
}
const surchargesOf = (order: Order, parts: Typed['parts']) =>
  order.claims
    .map(({ no: claim }) => ({
      claim,
      difference: parts.get(`${claim} difference`) ?? 0,
      fee: parts.get(`${claim} fee`) ?? 0,
    }))
    .filter(({ difference, fee }) => difference + fee > 0);
const allowanceOf = (parts: Typed['parts']): Allowance => {
  const goods = [...parts].flatMap(([no, refund]) => (typeof no === 'number' && refund ? [{ no, refund }] : []));
  return { goods, shipping: parts.get('shipping') ?? 0, fee: parts.get('fee') ?? 0, rest: parts.get('rest') ?? 0 };
};
export const pointsHeldOf = ({ amounts, points_back }: Order) => amounts.points - points_back;

const taxFreeOf = (order: Order, allowance: Allowance, { taxFree }: Typed): number =>
  taxFree === undefined ? taxFreeIn(order, refundIn(allowance), taxFreeInAllowance(order, allowance)) : (taxFree ?? 0);
/** What goes back beside the money of the order, in won. */
const besideIn = (rows: readonly HeldRow[], parts: Typed['parts']) => {
  const sumOf = (isByHand: boolean) =>
    rows.reduce((sum, row) => (row.isByHand === isByHand ? sum + (parts.get(row.part) ?? 0) : sum), 0);
  return { paid: sumOf(false), byHand: sumOf(true) };
};

const besideHeld = (rows: readonly HeldRow[]) =>
  rows.reduce((sum, { held, isByHand }) => (isByHand === undefined ? sum : sum + held), 0);

/** As the call takes it: what is nothing is left out. */
const bodyOf = (order: Order, { parts, reason, ...typed }: Typed) => {
  const { goods, surcharges: _, ...sides } = allowanceOf(parts);
  const surcharges = surchargesOf(order, parts);
  return {
    ...(goods.length > 0 && { goods }),
    ...Object.fromEntries(Object.entries(sides).filter(([, won]) => won > 0)),
    ...(surcharges.length > 0 && { surcharges }),
    ...(typed.points && { points: typed.points }),
    ...(typed.taxFree !== undefined && { tax_free: typed.taxFree ?? 0 }),
    reason,
  };
};

/** Money that goes back while everything stays, as it is filled in, by what it is for. */
export const useRefund = (order: Order) => {
  const [typed, setTyped] = useState<Typed>({ parts: new Map(), points: null, reason: 'defective' });
  const rows = rowsOf(order);
  const allowance = allowanceOf(typed.parts);
  const [refund, points] = [refundIn(allowance), typed.points ?? 0];
  const beside = besideIn(rows, typed.parts);
  const taxFree = taxFreeOf(order, allowance, typed);
  const wrong = (isWrong: boolean, error: string) => (isWrong ? error : undefined);
  const errors = {
    parts: rows.map(({ part, held }) => wrong((typed.parts.get(part) ?? 0) > held, orderErrors.refundTooMuch)),
    refund: wrong(refund > heldOf(order), orderErrors.refundTooMuch),
    points: wrong(points > pointsHeldOf(order), orderErrors.pointsTooMany),
    taxFree: wrong(taxFreeIn(order, refund, taxFree) !== taxFree, orderErrors.taxFreeWrong),
  };
  const isRight = ![...errors.parts, errors.refund, errors.points, errors.taxFree].some(Boolean);
  return {
    typed,
    change: (changes: Partial<Typed>) => setTyped({ ...typed, ...changes }),
    changePart: (part: HeldRow['part'], won: number | null) =>
      setTyped({ ...typed, parts: new Map([...typed.parts, [part, won]]) }),
    rows,
    refund,
    beside,
    taxFree,
    errors,
    /** What is held of each row after it. */
    left: rows.map(({ label, part, held }) => ({ label, won: held - (typed.parts.get(part) ?? 0) })),
    besideLeft: besideHeld(rows) - beside.paid - beside.byHand,
    body: bodyOf(order, typed),
    complete: isRight && refund + points + beside.paid + beside.byHand > 0,
  };
};
