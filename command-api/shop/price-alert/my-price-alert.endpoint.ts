import { priceAlertStream } from '@maru/contracts/shop/price-alert/price-alert.events';
import { priceAlertRoutes } from '@maru/contracts/shop/price-alert/price-alert.routes';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { HandlerServices } from '../../http/handler-services.ts';
import { alertOf, priceAlertAggregate } from './price-alert.aggregate.ts';

export const myPriceAlertEndpoint = ({ load }: Pick<HandlerServices, 'load'>): Endpoint =>
  endpoint(priceAlertRoutes.mine, async (context) => {
    const { state } = await load(priceAlertAggregate, priceAlertStream(context.input.id));
    return { price: alertOf(state, actorOf(context).userId)?.price ?? null };
  });
