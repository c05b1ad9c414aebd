import { sum } from './order.amounts.ts';
import { type Claim, isOpen } from './claim.fields.ts';
import type { OrderedLine, OrderLine, Part, PlacedPart } from './order.fields.ts';
import { leftOf } from './order.parts.ts';
import type { Parcel } from './parcel.fields.ts';

/** What says where the pieces of an order are. */
export interface Places {
  readonly lines: readonly OrderLine[];
  readonly parcels: readonly Parcel[];
  readonly claims: readonly Claim[];
}

export const piecesOf = (parts: readonly { readonly quantity: number }[]): number =>
  sum(parts.map(({ quantity }) => quantity));
const ofLine = (parts: readonly Part[], no: number) => piecesOf(parts.filter((part) => part.no === no));

/** How many pieces of which lines, wherever they are: those of a line may come from several parcels. */
export const perLine = (parts: readonly Part[]): readonly Part[] =>
  [...new Set(parts.map(({ no }) => no))].map((no) => ({ no, quantity: ofLine(parts, no) }));

/** What is still in a parcel. */
export const contentsOf = ({ parts, state }: Pick<Parcel, 'parts' | 'state'>): readonly Part[] =>
  state === 'unpacked'
    ? []
    : parts.map(({ no, quantity, back }) => ({ no, quantity: quantity - back })).filter(({ quantity }) => quantity > 0);

/** Pieces of a line that open claims are about, where they are. */
export const claimedOf = ({ claims }: Pick<Places, 'claims'>, no: number, parcel: number | null): number =>
  sum(
    claims.filter(isOpen).map(({ parts }) =>
      ofLine(
        parts.filter((part) => part.parcel === parcel),
        no,
      ),
    ),
  );

/** For many lines at once: the parcels are gone through only here. */
export const unsentIn = ({ parcels }: Pick<Places, 'parcels'>): ((line: OrderLine) => number) => {
  const sent = new Map<number, number>();
  for (const { no, quantity } of parcels.flatMap(contentsOf)) sent.set(no, (sent.get(no) ?? 0) + quantity);
  return (line) => (line.kind === 'licence' ? 0 : leftOf(line) - (sent.get(line.no) ?? 0));
};
export const unsentOf = (order: Pick<Places, 'parcels'>, line: OrderLine): number => unsentIn(order)(line);

const partsBy = (lines: readonly OrderLine[], quantityOf: (line: OrderLine) => number): readonly Part[] =>
  lines.map((line) => ({ no: line.no, quantity: quantityOf(line) })).filter(({ quantity }) => quantity > 0);

/** Goods that nobody has begun to pack. */
export const waitingParts = (order: Places): readonly Part[] => {
  const unsent = unsentIn(order);
  return partsBy(order.lines, (line) => unsent(line) - line.prepared);
};
/** Goods that may go into a parcel now. */
export const preparedParts = (order: Places): readonly Part[] =>
  partsBy(order.lines, ({ no, prepared }) => prepared - claimedOf(order, no, null));
/** Goods that were not sent, and that no open claim is about. */
export const unsentParts = (order: Places): readonly Part[] => {
  const unsent = unsentIn(order);
  return partsBy(order.lines, (line) => unsent(line) - claimedOf(order, line.no, null));
};
export const licenceParts = (order: Places): readonly Part[] =>
  partsBy(order.lines, (line) => (line.kind === 'licence' ? leftOf(line) - claimedOf(order, line.no, null) : 0));

/** What may be claimed of a parcel. */
export const partsIn = (order: Places, parcel: Parcel): readonly PlacedPart[] =>
  contentsOf(parcel)
    .map(({ no, quantity }) => ({ no, quantity: quantity - claimedOf(order, no, parcel.no), parcel: parcel.no }))
    .filter(({ quantity }) => quantity > 0);

/** Those that open claims are about, or of which some is on its way to the shop; null stands for what is in none. */
export const claimedParcels = ({ claims }: Pick<Places, 'claims'>): ReadonlySet<number | null> =>
  new Set(claims.flatMap((claim) => (isOpen(claim) ? claim.parts : claim.awaited)).map(({ parcel }) => parcel));
export const isClaimed = (order: Pick<Places, 'claims'>, parcel: number): boolean => claimedParcels(order).has(parcel);

/** Whether each line of one place is named once, and `all` has that many of it. */
export const isWithin = (parts: readonly (Part | PlacedPart)[], all: readonly (Part | PlacedPart)[]): boolean => {
  const placeOf = (part: Part | PlacedPart) => ('parcel' in part ? `${part.no} ${part.parcel}` : `${part.no} null`);
  const there = new Map(all.map((part) => [placeOf(part), part.quantity]));
  return (
    parts.length > 0 &&
    new Set(parts.map(placeOf)).size === parts.length &&
    parts.every((part) => part.quantity >= 1 && part.quantity <= (there.get(placeOf(part)) ?? 0))
  );
};

export const ofKind = (lines: readonly OrderLine[], kind: OrderedLine['kind']) =>
  lines.filter((line) => line.kind === kind);

/** Whether some of a line came and was kept, so that it may be reviewed; licences come with their payment. */
export const isKept = (
  { parcels, paid_at }: Pick<Places, 'parcels'> & { readonly paid_at: number | null },
  { kind, no, ...line }: OrderLine,
): boolean =>
  kind === 'licence'
    ? paid_at !== null && leftOf(line) > 0
    : parcels.some(({ state, ...parcel }) => state === 'delivered' && ofLine(contentsOf({ state, ...parcel }), no) > 0);
