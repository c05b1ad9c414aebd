import { addressStream } from '@maru/contracts/shop/address/address.events';
import type { KeptAddress } from '@maru/contracts/shop/address/address.fields';
import { addressRoutes } from '@maru/contracts/shop/address/address.routes';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { HandlerServices } from '../../http/handler-services.ts';
import { addressAggregate } from './address.aggregate.ts';

/** Those of anybody, for who has written down why they look. */
export const addressesOf =
  (load: HandlerServices['load']) =>
  async (userId: string): Promise<readonly KeptAddress[]> =>
    (await load(addressAggregate, addressStream(userId))).state.list;

export const myAddressesEndpoint = ({ load }: Pick<HandlerServices, 'load'>): Endpoint =>
  endpoint(addressRoutes.mine, async (context) => ({ list: await addressesOf(load)(actorOf(context).userId) }));
