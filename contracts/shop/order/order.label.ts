import { z } from 'zod';
import { type Claim, type ClaimKind, isOpen } from './claim.fields.ts';
import { contentsOf, ofKind, piecesOf, type Places, unsentIn } from './order.pieces.ts';
import { leftOf } from './order.parts.ts';
import type { Parcel } from './parcel.fields.ts';

/** How far the paying of an order is. `cancelled` before anything was paid. */
export const orderStage = z.enum(['awaitingPayment', 'paid', 'expired', 'cancelled']);
export type OrderStage = z.infer<typeof orderStage>;

/** One word for the whole order; see `statusOf`. */
export const orderStatus = z.enum([
  'awaitingPayment',
  'paid',
  'preparing',
  'partlyShipped',
  'shipping',
  'awaitingPickup',
  'delivered',
  'confirmed',
  'expired',
  'cancelled',
  'cancelRequested',
  'returnRequested',
  'returned',
  'exchangeRequested',
  'exchanging',
  'exchanged',
]);
export type OrderStatus = z.infer<typeof orderStatus>;

/** What happened to a part of the order while others of it go on. */
export const orderPartly = z.enum(['cancelled', 'returned', 'exchanged']);
export type OrderPartly = z.infer<typeof orderPartly>;

export interface Standing extends Places {
  readonly stage: OrderStage;
}

const requested: Readonly<Record<ClaimKind, OrderStatus>> = {
  cancel: 'cancelRequested',
  return: 'returnRequested',
  exchange: 'exchangeRequested',
};

const isReturn = ({ kind, how }: Claim) => kind !== 'cancel' && how === 'refund';
/** Others were sent for it outside of the order's parcels, as all were before parcels were kept. */
export const isReplacedOutside = ({ how, lines }: Claim) => how === 'replacement' && lines.length === 0;

const isAccepted = ({ accepted_at }: { readonly accepted_at: number | null }) => accepted_at !== null;
const full = (parcels: readonly Parcel[]) => parcels.filter((parcel) => contentsOf(parcel).length > 0);

const isWhollyReplacedOutside = ({ claims, parcels }: Standing): boolean => {
  const last = claims.findLast(({ closed_at, state }) => closed_at !== null && state === 'settled');
  const there = full(parcels);
  return (
    last !== undefined &&
    isReplacedOutside(last) &&
    !there.some(isAccepted) &&
    piecesOf(last.parts) === piecesOf(there.flatMap(contentsOf))
  );
};

const unsentStatus = (order: Standing): OrderStatus | undefined => {
  const unsentPieces = unsentIn(order);
  const unsent = order.lines.filter((line) => unsentPieces(line) > 0);
  if (unsent.length === 0) return undefined;
  if (unsent.every(({ replaces }) => replaces !== null)) return 'exchanging';
  if (full(order.parcels).length > 0) return 'partlyShipped';
  return unsent.some(({ prepared }) => prepared > 0) ? 'preparing' : 'paid';
};

const sentStatus = (order: Standing): OrderStatus => {
  const there = full(order.parcels);
  const away = there.filter(({ state }) => state !== 'delivered');
  if (away.length > 0) return away.every(({ state }) => state === 'ready') ? 'awaitingPickup' : 'shipping';
  if (isWhollyReplacedOutside(order)) return 'exchanged';
  const licences = ofKind(order.lines, 'licence').filter((line) => leftOf(line) > 0);
  return [...there, ...licences].every(isAccepted) ? 'confirmed' : 'delivered';
};

/** The label of an order, for buyers, administrators, mails and statistics. */
export const statusOf = (order: Standing): OrderStatus => {
  if (order.stage !== 'paid') return order.stage;
  const open = order.claims.find(isOpen);
  if (open) return requested[open.kind];
  if (!order.lines.some((line) => leftOf(line) > 0)) return order.claims.some(isReturn) ? 'returned' : 'cancelled';
  return unsentStatus(order) ?? sentStatus(order);
};

export const partlyOf = (order: Standing): OrderPartly | null => {
  if (order.stage !== 'paid' || !order.lines.some((line) => leftOf(line) > 0)) return null;
  if (order.claims.some(isReturn)) return 'returned';
  if (order.claims.some(({ how }) => how === 'replacement')) return 'exchanged';
  return order.lines.some(({ cancelled }) => cancelled > 0) ? 'cancelled' : null;
};
