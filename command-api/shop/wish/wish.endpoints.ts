import { presentCard } from '@maru/contracts/shop/item/item.cards';
import type { ItemOnShelf } from '@maru/contracts/shop/item/item.views';
import { wishStream } from '@maru/contracts/shop/wish/wish.events';
import { wishRoutes } from '@maru/contracts/shop/wish/wish.routes';
import { sendLoaded } from '../../http/call.ts';
import { actorOf, endpoint, type Endpoint, type EndpointContext } from '../../http/endpoint.ts';
import type { HandlerServices } from '../../http/handler-services.ts';
import { wishAggregate } from './wish.aggregate.ts';

type Services = Pick<HandlerServices, 'load' | 'views' | 'clock'>;
const wishesOf = ({ load }: Pick<Services, 'load'>, context: EndpointContext<unknown>) =>
  load(wishAggregate, wishStream(actorOf(context).userId));

export const myWishesEndpoint = (services: Services): Endpoint =>
  endpoint(wishRoutes.mine, async (context) => ({ items: sendLoaded(context, await wishesOf(services, context)) }));

export const wishListEndpoint = (services: Services): Endpoint =>
  endpoint(wishRoutes.list, async (context) => {
    const { state: ids } = await wishesOf(services, context);
    const found = new Map(
      (await services.views.view('item').getMany<ItemOnShelf>(ids)).map(({ doc }) => [doc.id, doc]),
    );
    const now = services.clock.now();
    const list = ids.flatMap((id) => {
      const doc = found.get(id);
      return doc?.visible ? [presentCard(doc, now)] : [];
    });
    return { list, gone: ids.length - list.length };
  });
