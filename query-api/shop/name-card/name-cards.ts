import { nameCardTable } from '@maru/contracts/shop/name-card/name-card.table';
import type { ManagedNameCard, NameCardDocument } from '@maru/contracts/shop/name-card/name-card.views';
import type { OrderDocument } from '@maru/contracts/shop/order/order.views';
import type { Where } from '@maru/platform/view-store/view-store';
import type { QueryContext } from '../../http/query-handler.ts';
import { tableHandlers } from '../../http/table-handlers.ts';
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

/** Only orders know what was cancelled, so all cards that are still to be done are read and compared with theirs. */
const openOnes = async (views: Views, where: Where): Promise<readonly string[]> => {
  const cards = await allOf<NameCardDocument>((limit, offset) =>
    views.view('name-card').find({ where, limit, offset }),
  );
  return (await managed(views, cards)).filter(({ quantity }) => quantity > 0).map(({ id }) => id);
};

/** What was printed is listed whatever became of its order. */
const workOf = async (words: readonly string[], { engines: { views } }: QueryContext): Promise<Where> => {
  const statuses = words.filter((word) => word !== 'unanswered');
  if (words.includes('printed')) return { status: { in: statuses } };
  const found = await Promise.all([
    ...statuses.map((status) => openOnes(views, { status })),
    ...(words.includes('unanswered') ? [openOnes(views, { unanswered: true })] : []),
  ]);
  return { id: { in: [...new Set(found.flat())] } };
};

export const nameCardTableHandlers = tableHandlers({
  table: nameCardTable,
  view: 'name-card',
  beside: ['order'],
  toRows: (docs: readonly NameCardDocument[], { engines: { views } }) => managed(views, docs),
  filters: { work: workOf },
});
