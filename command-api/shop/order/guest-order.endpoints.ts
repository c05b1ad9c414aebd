import { Rejected } from '@maru/contracts/kernel/rejections';
import type { EndpointRoute } from '@maru/contracts/kernel/route';
import { buyerSteps } from '@maru/contracts/shop/order/buyer-steps.routes';
import { buyerOf, orderStream } from '@maru/contracts/shop/order/order.events';
import { readOrderNumber } from '@maru/contracts/shop/order/order-number';
import { orderRoutes } from '@maru/contracts/shop/order/order.routes';
import { type OrderDocument, presentOrder } from '@maru/contracts/shop/order/order.views';
import type { z } from 'zod';
import type { Call } from '../../http/call.ts';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { Command, Loaded } from '../../pipeline/aggregate.ts';
import type { GuestServices } from './order-tickets.service.ts';
import { hasAccount } from './buyers-account.ts';
import { orderAggregate, orderOf } from './order.aggregate.ts';
import type { OrderState } from './order.state.ts';

export interface GuestProof {
  readonly number: string;
  readonly phone: string;
}
/**
 * Numbers are hard to guess, phones easy, so misses are limited by number and by caller, with one answer for all of
 * them. Whoever shows both may look as often as he likes.
 */
export const guestOrderFor = async (
  services: GuestServices,
  { number: typed, phone }: GuestProof,
  { ipHash, res }: Pick<Call, 'ipHash' | 'res'>,
): Promise<string> => {
  const number = readOrderNumber(typed);
  const { guestOrder } = services.limits;
  await guestOrder.take(ipHash, res);
  if (number === undefined) throw new Rejected('order_not_found');
  await guestOrder.take(`number ${number}`, res);
  const found = await services.views.view('order').find<OrderDocument>({ where: { number }, limit: 10 });
  const own = found.find(({ doc }) => doc.ordered_phone !== '' && doc.ordered_phone === phone);
  // Whoever withdrew finds what was on the way then as a guest does.
  if (!own || (await hasAccount(services.load, own.doc))) throw new Rejected('order_not_found');
  await Promise.all([guestOrder.giveBack(ipHash), guestOrder.giveBack(`number ${number}`)]);
  await services.giveTicket(res, own.doc.id);
  return own.doc.id;
};

const presentGuestOrder = async ({ load, clock }: GuestServices, id: string) => {
  const { state, revision }: Loaded<OrderState> = await load(orderAggregate, orderStream(id));
  if (!state) throw new Rejected('order_not_found');
  return presentOrder({ ...state, revision, position: 0 }, ['buyer'], clock.now());
};

export const guestOrderEndpoint = (services: GuestServices): Endpoint =>
  endpoint(orderRoutes.guest, async ({ input, ...call }) =>
    presentGuestOrder(services, await guestOrderFor(services, input, call)),
  );

export const sendAsGuest = async (
  services: GuestServices,
  proof: GuestProof,
  call: Call,
  commandOf: (id: string) => Command | Promise<Command>,
) => {
  const id = await guestOrderFor(services, proof, call);
  const order = await orderOf(services.load, id);
  const as = { id: order ? buyerOf(order) : id, level: 0 };
  await call.send(await commandOf(id), { as, id: call.idOf(`guest ${id}`) });
  return presentGuestOrder(services, id);
};

/** Every step that a buyer takes with a login, a guest takes with number and phone. */
export const guestStepEndpoints = (services: GuestServices): readonly Endpoint[] =>
  Object.values(buyerSteps).map(({ guest, toCommand }) =>
    endpoint(guest as EndpointRoute<z.ZodType<GuestProof>>, ({ input: { number, phone, ...data }, ...call }) =>
      sendAsGuest(services, { number, phone }, call, (id) => toCommand({ ...data, id } as never)),
    ),
  );
