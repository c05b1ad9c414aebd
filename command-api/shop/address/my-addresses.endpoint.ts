import { addressStream } from '@maru/contracts/shop/address/address.events';
import { addressRoutes } from '@maru/contracts/shop/address/address.routes';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { HandlerServices } from '../../http/handler-services.ts';
import { addressAggregate } from './address.aggregate.ts';

export const myAddressesEndpoint = ({ load }: Pick<HandlerServices, 'load'>): Endpoint =>
  endpoint(addressRoutes.mine, async (context) => ({
    list: (await load(addressAggregate, addressStream(actorOf(context).userId))).state.list,
  }));
