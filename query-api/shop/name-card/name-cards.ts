import type { nameCardQueries } from '@maru/contracts/shop/name-card/name-card.routes';
import type { ManagedNameCard, NameCardDocument } from '@maru/contracts/shop/name-card/name-card.views';
import type { OrderDocument } from '@maru/contracts/shop/order/order.views';
import type { Where } from '@maru/platform/view-store/view-store';
import type { QueryContext, QueryHandler } from '../../http/query-handler.ts';
import { allOf } from '../../my-data/data-part.ts';

const managedOf = ({ position: _, ...card }: NameCardDocument, order: OrderDocument | undefined): ManagedNameCard => {
  const line = order?.lines.find(({ no }) => no === card.no);
  const item = [line?.name, line?.option].filter((part) => part).join(' · ');
  return { ...card, number: order?.number ?? '', item, quantity: line ? line.quantity - line.cancelled : 0 };
};

type Views = QueryContext['engines']['views'];
const managed = async (views: Views, cards: readonly NameCardDocument[]): Promise<ManagedNameCard[]> => {
  const found = await views.view('order').getMany<OrderDocument>(cards.map(({ order_id }) => order_id));
  const orders = new Map(found.map(({ doc }) => [doc.id, doc]));
  return cards.map((card) => managedOf(card, orders.get(card.order_id)));
};

interface Paging {
  readonly limit: number;
  readonly offset: number;
}
const newestFirst = [{ field: 'changed_at', direction: 'desc' }] as const;
const printed = async (views: Views, paging: Paging) => {
  const [cards, where] = [views.view('name-card'), { status: 'printed' }];
  const [rows, total] = await Promise.all([
    cards.find<NameCardDocument>({ where, sort: newestFirst, ...paging }),
    cards.count({ where }),
  ]);
  const found = rows.map(({ doc }) => doc);
  return { list: await managed(views, found), total };
};

const oldestFirst = [{ field: 'changed_at', direction: 'asc' }] as const;
/** Only orders know what was cancelled, so all cards that are still to be done are read and compared with theirs. */
const open = async (views: Views, where: Where, { limit, offset }: Paging) => {
  const cards = await allOf<NameCardDocument>((most, from) =>
    views.view('name-card').find({ where, sort: oldestFirst, limit: most, offset: from }),
  );
  const list = (await managed(views, cards)).filter(({ quantity }) => quantity > 0);
  return { list: list.slice(offset, offset + limit), total: list.length };
};

export const nameCardList: QueryHandler<typeof nameCardQueries.list> = {
  views: ['name-card', 'order'],
  answer: async ({ status, page, itemsPerPage }, { engines: { views } }) => {
    const paging = { limit: itemsPerPage, offset: (page - 1) * itemsPerPage };
    if (status === 'printed') return printed(views, paging);
    return open(views, status === 'unanswered' ? { unanswered: true } : { status }, paging);
  },
};
