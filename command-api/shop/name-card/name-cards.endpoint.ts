import { Rejected } from '@maru/contracts/kernel/rejections';
import { nameCardRoutes } from '@maru/contracts/shop/name-card/name-card.routes';
import { printedLinesOf } from '@maru/contracts/shop/name-card/name-card.rules';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { HandlerServices } from '../../http/handler-services.ts';
import { orderOf } from '../order/order.aggregate.ts';
import { cardsOf } from './held-lines.ts';
import { shownNameCard } from './name-card.aggregate.ts';

export const nameCardsEndpoint = ({ load }: Pick<HandlerServices, 'load'>): Endpoint =>
  endpoint(nameCardRoutes.ofOrder, async ({ input: { order_id }, ...context }) => {
    const { userId } = actorOf(context);
    const order = await orderOf(load, order_id);
    if (!order || order.user_id !== userId) throw new Rejected('order_not_found');
    const cards = await cardsOf(load, order);
    return {
      cards: printedLinesOf(order.lines).map(({ no, name, option }) => {
        const card = cards.get(no);
        return { no, name, option, card: card ? shownNameCard(card) : null };
      }),
    };
  });
