import type { Actor } from '@maru/contracts/kernel/actor';
import type { OrderCommand } from '@maru/contracts/shop/order/order.commands';
import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { foldAll, recordedAs } from '../../pipeline/decider-spec.ts';
import { orderAggregate } from './order.aggregate.ts';
import { admin } from './order.spec.ts';
import { existingOrder } from './order.state.ts';

/** What happened to an order, one command after the other. */
export interface Story {
  readonly order: OrderFacts;
  /** What the last command brought about. */
  readonly last: readonly OrderEvent[];
  readonly take: (command: OrderCommand, actor?: Actor) => Story;
}
export const storyOf = (past: readonly OrderEvent[], last: readonly OrderEvent[] = []): Story => {
  const order = existingOrder(foldAll(orderAggregate, past));
  const take: Story['take'] = (command, actor = admin) => {
    const decide = orderAggregate.decide[command.type] as (
      state: OrderFacts,
      command: OrderCommand,
      by: object,
    ) => readonly OrderEvent[];
    const { at } = recordedAs(past.length).meta;
    const events = decide(order, command, { actor, at, marks: new Map() });
    return storyOf([...past, ...events], events);
  };
  return { order, last, take };
};
