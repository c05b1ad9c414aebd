import { cartStream } from '@maru/contracts/shop/cart/cart.events';
import { cartRoutes } from '@maru/contracts/shop/cart/cart.routes';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { ShopServices } from '../shop-services.ts';
import { cartAggregate } from './cart.aggregate.ts';

export const myCartEndpoint = ({ load }: ShopServices): Endpoint =>
  endpoint(cartRoutes.mine, async (context) => (await load(cartAggregate, cartStream(actorOf(context).userId))).state);
