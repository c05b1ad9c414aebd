import type { Claim } from './claim.fields.ts';
import type { OrderLine, Part, PlacedPart } from './order.fields.ts';
import type { OrderFacts } from './order.moments.ts';

/** What left the parcels it was in. */
export const withoutPlaced = ({ parcels }: OrderFacts, parts: readonly PlacedPart[]): OrderFacts['parcels'] =>
  parcels.map((parcel) => ({
    ...parcel,
    parts: parcel.parts.map((one) => ({
      ...one,
      back:
        one.back +
        parts
          .filter(({ no, parcel: place }) => no === one.no && place === parcel.no)
          .reduce((sum, { quantity }) => sum + quantity, 0),
    })),
  }));
/** What was packed is packed no more. */
export const withoutPacked = (lines: readonly OrderLine[], parts: readonly PlacedPart[]): OrderLine[] =>
  lines.map((line) => ({
    ...line,
    prepared: parts
      .filter(({ no, parcel }) => no === line.no && parcel === null)
      .reduce((prepared, { quantity }) => Math.max(0, prepared - quantity), line.prepared),
  }));

/** What came back to the shop waits, packed, to be sent again. */
export const packedAgain = (order: OrderFacts, parts: readonly PlacedPart[]): Pick<OrderFacts, 'lines' | 'parcels'> => {
  const came = parts.filter(({ parcel }) => parcel !== null);
  return {
    parcels: withoutPlaced(order, came),
    lines: order.lines.map((line) => ({
      ...line,
      prepared: came.reduce((sum, { no, quantity }) => (no === line.no ? sum + quantity : sum), line.prepared),
    })),
  };
};
/** Claims after pieces are named by another one: it is that which they are awaited for. */
export const withoutAwaited = (claims: readonly Claim[], parts: readonly PlacedPart[]): Claim[] =>
  claims.map((claim) => ({
    ...claim,
    awaited: claim.awaited
      .map((one) => ({
        ...one,
        quantity: parts
          .filter(({ no, parcel }) => no === one.no && parcel === one.parcel)
          .reduce((left, { quantity }) => left - quantity, one.quantity),
      }))
      .filter(({ quantity }) => quantity > 0),
  }));
/** What others were sent for. */
export const exchanged = (lines: readonly OrderLine[], parts: readonly Part[]): OrderLine[] =>
  lines.map((line) => ({
    ...line,
    exchanged: parts.reduce((sum, { no, quantity }) => (no === line.no ? sum + quantity : sum), line.exchanged),
  }));
