import { itemAggregate } from '@maru/command-api/shop/item/item.aggregate';
import type { ExistingItem } from '@maru/command-api/shop/item/item.state';
import {
  sandboxFold,
  type SandboxPayment,
  sandboxStream,
} from '@maru/command-api/shop/payment/sandbox/sandbox.aggregate';
import { itemStream } from '@maru/contracts/shop/item/item.events';
import { orderStream } from '@maru/contracts/shop/order/order.events';
import { type OrderFacts, orderFold } from '@maru/contracts/shop/order/order.fold';
import { paymentStream } from '@maru/contracts/shop/payment/payment.events';
import type { EventStore, RecordedEvent } from '@maru/platform/event-store/event-store';
import { eventsOf } from '@maru/platform/event-store/verify-chain';

/** What the log says of a shop. */
export interface ShopLog {
  readonly orders: readonly OrderFacts[];
  /** By payment key: the provider's own truth. */
  readonly sandbox: ReadonlyMap<string, SandboxPayment>;
  readonly items: ReadonlyMap<string, ExistingItem>;
  /** What happened to an order and its money, in its order, for people. */
  readonly story: (orderId: string) => readonly string[];
}

const folding = <S>(prefix: string, initial: S, evolve: object) => {
  const folds = new Map<string, S>();
  const steps = evolve as Readonly<Record<string, (state: S, event: RecordedEvent) => S>>;
  return {
    prefix,
    folds,
    fold: (event: RecordedEvent) => {
      const id = event.stream.slice(prefix.length);
      folds.set(id, steps[event.type]?.(folds.get(id) ?? initial, event) ?? initial);
    },
  };
};

export const readShopLog = async (events: Pick<EventStore, 'readAll'>): Promise<ShopLog> => {
  const orders = folding<OrderFacts | undefined>(orderStream(''), undefined, orderFold.evolve);
  const sandbox = folding<SandboxPayment | undefined>(sandboxStream(''), undefined, sandboxFold.evolve);
  const items = folding(itemStream(''), itemAggregate.initialState, itemAggregate.evolve);
  const all = [orders, sandbox, items];
  const seen: RecordedEvent[] = [];
  for await (const batch of eventsOf(
    events.readAll({ after: 0, prefixes: [paymentStream(''), ...all.map(({ prefix }) => prefix)] }),
  )) {
    for (const event of batch) {
      all.find(({ prefix }) => event.stream.startsWith(prefix))?.fold(event);
      seen.push(event);
    }
  }
  return {
    orders: [...orders.folds.values()] as OrderFacts[],
    sandbox: sandbox.folds as Map<string, SandboxPayment>,
    items: items.folds as Map<string, ExistingItem>,
    story: (id) =>
      seen
        .filter((event) => JSON.stringify([event.stream, event.data]).includes(id))
        .map(({ meta, stream, type, data }) => `${meta.at} ${stream} ${type} ${JSON.stringify(data).slice(0, 160)}`),
  };
};
