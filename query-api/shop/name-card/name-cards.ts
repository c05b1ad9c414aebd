import type { nameCardQueries } from '@maru/contracts/shop/name-card/name-card.routes';
import type { ManagedNameCard, NameCardDocument } from '@maru/contracts/shop/name-card/name-card.views';
import type { OrderDocument } from '@maru/contracts/shop/order/order.views';
import type { QueryHandler } from '../../http/query-handler.ts';

const managedOf = ({ position: _, ...card }: NameCardDocument, order: OrderDocument | undefined): ManagedNameCard => {
  const line = order?.lines.find(({ no }) => no === card.no);
  const item = [line?.name, line?.option].filter((part) => part).join(' · ');
  return { ...card, number: order?.number ?? '', item, quantity: line ? line.quantity - line.cancelled : 0 };
};

export const nameCardList: QueryHandler<typeof nameCardQueries.list> = {
  views: ['name-card', 'order'],
  answer: async ({ status, page, itemsPerPage }, { engines: { views } }) => {
    const where = status === 'unanswered' ? { unanswered: true } : { status };
    const cards = views.view('name-card');
    const [rows, total] = await Promise.all([
      cards.find<NameCardDocument>({
        where,
        sort: [{ field: 'changed_at', direction: status === 'printed' ? 'desc' : 'asc' }],
        limit: itemsPerPage,
        offset: (page - 1) * itemsPerPage,
      }),
      cards.count({ where }),
    ]);
    const found = await views.view('order').getMany<OrderDocument>(rows.map(({ doc }) => doc.order_id));
    const orders = new Map(found.map(({ doc }) => [doc.id, doc]));
    return { list: rows.map(({ doc }) => managedOf(doc, orders.get(doc.order_id))), total };
  },
};
