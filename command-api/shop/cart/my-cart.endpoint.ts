import { cartStream } from '@maru/contracts/shop/cart/cart.events';
import { cartRoutes } from '@maru/contracts/shop/cart/cart.routes';
import { sendLoaded } from '../../http/call.ts';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { HandlerServices } from '../../http/handler-services.ts';
import { cartAggregate } from './cart.aggregate.ts';

export const myCartEndpoint = ({ load }: HandlerServices): Endpoint =>
  endpoint(cartRoutes.mine, async (context) =>
    sendLoaded(context, await load(cartAggregate, cartStream(actorOf(context).userId))),
  );
