import type { Actor } from '@maru/contracts/kernel/actor';
import { buyerRoutes, guestRoutes } from '@maru/contracts/shop/order/buyer-steps.routes';
import type { OrderCommand } from '@maru/contracts/shop/order/order.commands';
import { buyerOf } from '@maru/contracts/shop/order/order.events';
import { rolesOf } from '@maru/contracts/shop/order/order.policies';
import { remoteFeeAt } from '@maru/contracts/shop/order/order.shipping';
import { orderErrors } from '@maru/contracts/shop/order/order.words';
import { configStream } from '@maru/contracts/site/config/config.events';
import { configFold } from '@maru/contracts/site/config/config.fold';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { GuestServices } from './order-tickets.service.ts';
import { sendAsGuest } from './guest-order.endpoints.ts';
import { orderOf } from './order.aggregate.ts';
import { wrongInput } from './order.state.ts';

type Loading = Pick<GuestServices, 'load'>;
type Moving = Extract<OrderCommand, { type: 'ChangeAddress' }>['data'];

/** What sending to the place of the order costs was paid with it: only the shop sends to where carriers ask more. */
const mustCostNoMore = async ({ load }: Loading, order: OrderFacts | undefined, postcode: string) => {
  const { shipping: rates, areas } = (await load(configFold, configStream)).state;
  const feeAt = (place: string) => remoteFeeAt(place, { rates, areas });
  const most = order && Math.max(feeAt(order.ordered_postcode), feeAt(order.postcode));
  if (most !== undefined && feeAt(postcode) > most) throw wrongInput('postcode', orderErrors.dearerAddress);
};
const moved = (data: Moving): OrderCommand => ({ type: 'ChangeAddress', data });

/** To a stranger there is no such order, whatever the place; an administrator sends anywhere. */
const isBuyersOnly = (order: OrderFacts, actor: Actor) => rolesOf(actor, buyerOf(order)).join() === 'buyer';

export const changeAddressEndpoints = (services: GuestServices): readonly Endpoint[] => [
  endpoint(buyerRoutes.changeAddress, async ({ input, send, idOf, ...call }) => {
    const { userId, level } = actorOf(call);
    const order = await orderOf(services.load, input.id);
    if (order && isBuyersOnly(order, { id: userId, level })) await mustCostNoMore(services, order, input.postcode);
    return (await send(moved(input), { id: idOf(userId) })).body;
  }),
  endpoint(guestRoutes.changeAddress, ({ input: { number, phone, to }, ...call }) =>
    sendAsGuest(services, { number, phone }, call, async (id) => {
      await mustCostNoMore(services, await orderOf(services.load, id), to.postcode);
      return moved({ id, ...to });
    }),
  ),
];
