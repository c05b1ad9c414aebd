import type { Presentation } from '@maru/contracts/kernel/presentation';
import type { OrderDocument } from '@maru/contracts/shop/order/order.views';
import { stockMoveTable } from '@maru/contracts/shop/item/stock-move.table';
import type { StockMove, StockMoveRow } from '@maru/contracts/shop/item/stock-move.views';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { tableHandlers } from '../../http/table-handlers.ts';

const named = ({ order_id }: StockMove) => order_id;
const numbered = ({ order_number }: StockMove) => order_number;
const once = (texts: readonly (string | null)[]) => [...new Set(texts.filter((text) => text !== null))];

/** Orders by their ids, and by their numbers. */
const ordersOf = async (views: ViewStore, moves: readonly StockMove[]) => {
  const [orders, ids, numbers] = [views.view('order'), once(moves.map(named)), once(moves.map(numbered))];
  const found = await Promise.all([
    orders.getMany<OrderDocument>(ids),
    numbers.length === 0
      ? []
      : orders.find<OrderDocument>({ where: { number: { in: numbers } }, limit: numbers.length }),
  ]);
  return new Map(found.flat().flatMap(({ doc }) => [[doc.id, doc] as const, [doc.number, doc] as const]));
};

const presentationOf = (orders: ReadonlyMap<string, OrderDocument>): Presentation<StockMove, StockMoveRow> => ({
  people: ({ by }) => [by],
  present: ({ revision: _revision, position: _position, ...move }, card) => {
    const order = orders.get(move.order_id ?? move.order_number ?? '');
    return {
      ...move,
      by: card(move.by).name,
      order_id: order?.id ?? null,
      order_number: order?.number ?? move.order_number,
    };
  },
});

/** Who moved what on hand, when and why, with the orders that it was for. */
export const stockMoveHandlers = tableHandlers({
  table: stockMoveTable,
  view: 'stock-move',
  beside: ['order'],
  toRows: async (docs: readonly StockMove[], { engines: { views }, present }) =>
    present(presentationOf(await ordersOf(views, docs)), docs),
});
