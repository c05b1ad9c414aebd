import { Rejected } from '@maru/contracts/kernel/rejections';
import { orderStream } from '@maru/contracts/shop/order/order.events';
import { readOrderNumber } from '@maru/contracts/shop/order/order-number';
import { orderRoutes } from '@maru/contracts/shop/order/order.routes';
import { type OrderDocument, presentOrder } from '@maru/contracts/shop/order/order.views';
import type { Call } from '../../http/call.ts';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { Command, Loaded } from '../../pipeline/aggregate.ts';
import type { HandlerServices } from '../../http/handler-services.ts';
import { orderAggregate } from './order.aggregate.ts';
import type { OrderState } from './order.state.ts';

interface GuestProof {
  readonly number: string;
  readonly phone: string;
}
/**
 * Numbers are hard to guess, phones easy, so tries are limited by number and by caller, with one answer for all misses.
 */
export const guestOrderFor = async (
  services: HandlerServices,
  { number: typed, phone }: GuestProof,
  { ipHash, res }: Pick<Call, 'ipHash' | 'res'>,
): Promise<string> => {
  const number = readOrderNumber(typed);
  await services.limits.guestOrder.take(ipHash, res);
  if (number === undefined) throw new Rejected('order_not_found');
  await services.limits.guestOrder.take(`number ${number}`, res);
  const found = await services.views.view('order').find<OrderDocument>({ where: { number }, limit: 10 });
  const own = found.find(({ doc }) => doc.user_id === null && doc.phone !== '' && doc.phone === phone);
  if (!own) throw new Rejected('order_not_found');
  return own.doc.id;
};

const presentGuestOrder = async ({ load, clock }: HandlerServices, id: string) => {
  const { state, revision }: Loaded<OrderState> = await load(orderAggregate, orderStream(id));
  if (!state) throw new Rejected('order_not_found');
  return presentOrder({ ...state, revision, position: 0 }, ['buyer'], clock.now());
};

export const guestOrderEndpoint = (services: HandlerServices): Endpoint =>
  endpoint(orderRoutes.guest, async ({ input, ...call }) =>
    presentGuestOrder(services, await guestOrderFor(services, input, call)),
  );

const sendAsGuest = async (
  services: HandlerServices,
  proof: GuestProof,
  call: Call,
  commandOf: (id: string) => Command,
) => {
  const id = await guestOrderFor(services, proof, call);
  await call.send(commandOf(id), { as: { id, level: 0 }, id: call.idOf(`guest ${id}`) });
  return presentGuestOrder(services, id);
};

export const guestCancelEndpoint = (services: HandlerServices): Endpoint =>
  endpoint(orderRoutes.guestCancel, ({ input: { number, phone, ...data }, ...call }) =>
    sendAsGuest(services, { number, phone }, call, (id) => ({ type: 'CancelOrder', data: { id, ...data } })),
  );

export const guestAskBackEndpoint = (services: HandlerServices): Endpoint =>
  endpoint(orderRoutes.guestAskBack, ({ input: { number, phone, ...data }, ...call }) =>
    sendAsGuest(services, { number, phone }, call, (id) => ({ type: 'AskBack', data: { id, ...data } })),
  );

export const guestConfirmEndpoint = (services: HandlerServices): Endpoint =>
  endpoint(orderRoutes.guestConfirm, ({ input, ...call }) =>
    sendAsGuest(services, input, call, (id) => ({ type: 'AdvanceOrder', data: { id, step: 'confirm' } })),
  );
