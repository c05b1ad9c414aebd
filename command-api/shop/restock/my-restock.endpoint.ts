import { restockStream } from '@maru/contracts/shop/restock/restock.events';
import { restockRoutes } from '@maru/contracts/shop/restock/restock.routes';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { HandlerServices } from '../../http/handler-services.ts';
import { optionsOf, restockAggregate } from './restock.aggregate.ts';

export const myRestockEndpoint = ({ load }: Pick<HandlerServices, 'load'>): Endpoint =>
  endpoint(restockRoutes.mine, async (context) => ({
    options: optionsOf((await load(restockAggregate, restockStream(context.input.id))).state, actorOf(context).userId),
  }));
