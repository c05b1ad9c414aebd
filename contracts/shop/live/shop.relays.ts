import { anyRelay, type LiveDocument, personalRoom, type Relay, type RoomKind } from '../../kernel/live.ts';
import type { LicenceDocument } from '../licence/licence.views.ts';
import { orderTicket } from '../order/order.ticket.ts';
import type { OrderDocument } from '../order/order.views.ts';
import type { PaymentDocument } from '../payment/payment.views.ts';

/** What may be done with an order goes by who looks and by the clock, so that a message only says that it changed. */
const changed = {
  people: () => [],
  present: ({ id, revision, position }: LiveDocument): LiveDocument => ({ id, revision, position }),
};

/** Administrators are in it, and hear of every order. */
export const ordersRoom = 'orders';
/** Whoever shows the ticket of an order is in its room, and in no other. */
export const orderRoom = (id: string) => `order:${id}`;
const ofBuyer = (user: string | null) => (user === null ? [] : [personalRoom(user)]);

const order: Relay<OrderDocument, LiveDocument> = {
  view: 'order',
  event: 'update_order',
  rooms: ({ id, user_id }) => [...ofBuyer(user_id), orderRoom(id), ordersRoom],
  catchUp: {},
  presentation: changed,
};
/** Its id is that of the order. */
const payment: Relay<PaymentDocument, LiveDocument> = {
  view: 'payment',
  event: 'update_payment',
  rooms: () => [ordersRoom],
  catchUp: {},
  presentation: changed,
};
const licence: Relay<LicenceDocument, LiveDocument> = {
  view: 'licence',
  event: 'update_licence',
  rooms: ({ user_id, holder_id }) => [...ofBuyer(user_id), ...ofBuyer(holder_id)],
  catchUp: {},
  presentation: changed,
};

export const shopRelays = { order, payment, licence };
/** The same for readers that know no entity. */
export const shopRelayTable = [anyRelay(order), anyRelay(payment), anyRelay(licence)];
export const shopRooms: readonly RoomKind[] = [
  { prefix: ordersRoom, guard: 'admin' },
  { prefix: 'order', guard: { purpose: 'order', cookie: orderTicket } },
];
