import { isFull, isOpen, left, type OrderAccount, unsent } from './order-account.ts';

const requested = { cancel: 'cancelRequested', return: 'returnRequested', exchange: 'exchangeRequested' } as const;

const ofUnsent = (order: OrderAccount): string | undefined => {
  const waiting = order.lines.filter((line) => unsent(order, line) > 0);
  if (waiting.length === 0) return undefined;
  if (waiting.every(({ no, root }) => no !== root)) return 'exchanging';
  if (order.parcels.some(isFull)) return 'partlyShipped';
  return waiting.some(({ prepared }) => prepared > 0) ? 'preparing' : 'paid';
};
const ofSent = ({ parcels, lines }: OrderAccount): string => {
  const there = parcels.filter(isFull);
  const away = there.filter(({ state }) => state !== 'delivered');
  if (away.length > 0) return away.every(({ state }) => state === 'ready') ? 'awaitingPickup' : 'shipping';
  const licences = lines.filter((line) => line.kind === 'licence' && left(line) > 0);
  return [...there, ...licences].every(({ isAccepted }) => isAccepted) ? 'confirmed' : 'delivered';
};

/** The one word that an order reads: what waits for somebody first, then how far the last of it has come. */
export const labelOf = (order: OrderAccount): string => {
  if (order.stage !== 'paid') return order.stage;
  const open = order.claims.find(isOpen);
  if (open) return requested[open.kind];
  if (order.lines.some((line) => left(line) > 0)) return ofUnsent(order) ?? ofSent(order);
  return order.claims.some(({ kind, isRefunded }) => kind !== 'cancel' && isRefunded) ? 'returned' : 'cancelled';
};
