import { nameCardIdOf, nameCardStream } from '@maru/contracts/shop/name-card/name-card.events';
import { heldLines, printedLinesOf } from '@maru/contracts/shop/name-card/name-card.rules';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import type { Load } from '../../pipeline/aggregate.ts';
import { nameCardAggregate } from './name-card.aggregate.ts';

type Order = Pick<OrderFacts, 'id' | 'lines'>;

/** The cards of an order's printed lines, by the line's number; undefined where none was filled in. */
export const cardsOf = async (load: Load, { id: order_id, lines }: Order) =>
  new Map(
    await Promise.all(
      printedLinesOf(lines).map(async ({ no }) => {
        const { state } = await load(nameCardAggregate, nameCardStream(nameCardIdOf({ order_id, no })));
        return [no, state] as const;
      }),
    ),
  );

/** Numbers of the lines of an order that cannot be sent yet, as their proof was not approved. */
export const heldLinesOf = async (load: Load, order: Order): Promise<readonly number[]> => {
  const cards = await cardsOf(load, order);
  return heldLines(order.lines, (no) => cards.get(no));
};
