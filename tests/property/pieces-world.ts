import { foldAll } from '@maru/command-api/pipeline/decider-spec';
import { itemAggregate } from '@maru/command-api/shop/item/item.aggregate';
import { existingItem } from '@maru/command-api/shop/item/item.state';
import { orderOf } from '@maru/command-api/shop/order/order.aggregate';
import { ordersWorkflow } from '@maru/command-api/shop/order/orders.workflow';
import { reserveForOrder } from '@maru/command-api/shop/order/reserve-for-order.service';
import { orderHandler } from '@maru/command-api/workflows/shop/order-handler';
import { orderPoller } from '@maru/command-api/workflows/shop/order-poller';
import { system } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { holdOf } from '@maru/contracts/shop/item/item.stock';
import { type OrderEvent } from '@maru/contracts/shop/order/order.events';
import { orderExamples } from '@maru/contracts/shop/order/order.examples';
import type { BackTo } from '@maru/contracts/shop/order/order.fields';
import { fixedClock } from '@maru/platform/clock/fixed-clock';
import type { Log } from '@maru/platform/log/logger';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { claimDeeds } from './pieces-claims.ts';
import { first, idOf, item, line, openWorld, orders, unlessTold, until, type World } from './pieces-shop.ts';

export interface Step {
  readonly what: Deed;
  /** Which of the orders. */
  readonly of: number;
  readonly pieces: number;
  readonly back_to: BackTo;
  /** After so many writes whoever does it is gone. */
  readonly dies: number;
}

/** What follows from orders, in the order in which it happened to each; what was broken off comes again. */
const follower = ({ parts, orderEvents }: World) => {
  const handler = orderHandler(parts, { warn: () => undefined });
  const done = new Map<string, number>();
  const follow = async (id: string, at: number, event: OrderEvent) => {
    const on = ordersWorkflow.on[event.type] as unknown;
    for (const reaction of typeof on === 'function' ? (on(event) as Parameters<typeof handler>[0][]) : [])
      await handler(reaction, { id: `${id} ${at}` } as Parameters<typeof handler>[1]).catch((cause: unknown) => {
        throw cause instanceof Rejected ? new Error(`nobody is there to be told: ${reaction.kind}`, { cause }) : cause;
      });
    done.set(id, at + 1);
  };
  return async () => {
    for (const id of orders)
      for (const [at, event] of orderEvents(id).entries()) if (at >= (done.get(id) ?? 0)) await follow(id, at, event);
  };
};

/** A poll to which each hold that ever was looks due. */
const polls = ({ parts, itemEvents }: World) => {
  const docs = () =>
    itemEvents().flatMap(({ type, data }) =>
      type === 'StockReserved'
        ? [{ doc: { id: holdOf(data), order_id: data.orderId, exchange: data.exchange, item_id: item } }]
        : [],
    );
  const views = {
    view: (name: string) => ({ find: async () => (name === 'reservation' ? docs() : []) }),
  } as unknown as ViewStore;
  const complain = ({ err }: { err?: unknown }) => {
    if (!(err instanceof Rejected) || err.code !== 'reservation_over') unlessTold(err);
  };
  return () =>
    orderPoller({ views, clock: fixedClock() }, parts, { warn: () => undefined, error: complain as Log['error'] })();
};

const placing = (id: string, quantity: number) => {
  const lines = line ? [{ ...line, quantity }] : [];
  const goods = quantity * (line?.unit_price ?? 0);
  return {
    lines,
    command: {
      type: 'PlaceOrder',
      data: {
        ...orderExamples.OrderPlaced.data,
        id,
        user_id: null,
        lines,
        amounts: { goods, shipping: 0, discount: 0, points: 0, total: goods, tax_free: 0 },
        pay_until: until,
      },
    },
  };
};

/** What people do; it is refused where it does not fit. */
const deeds = (world: World) => {
  const {
    decide,
    parts: { load, send },
  } = world;
  return {
    place: async (id: string, { pieces }: Step) => {
      const { lines, command } = placing(id, pieces);
      await reserveForOrder(send, { orderId: id, lines, until });
      await decide(command);
    },
    pay: async (id: string) =>
      decide(
        { type: 'PayOrder', data: { id, amount: (await orderOf(load, id))?.amounts.total, method: '카드', key: id } },
        system,
      ),
    expire: (id: string) => decide({ type: 'ExpireOrder', data: { id } }, system),
    cancel: (id: string, { pieces }: Step) =>
      decide({ type: 'CancelOrder', data: { id, reason: 'other', parts: [{ no: 1, quantity: pieces }] } }),
    cancelAll: (id: string) => decide({ type: 'CancelOrder', data: { id, reason: 'other' } }),
    send: async (id: string) => {
      await decide({ type: 'PrepareGoods', data: { id } }).catch(unlessTold);
      await decide({ type: 'ShipParcel', data: { id, courier: '우체국택배', tracking: '1' } });
      const parcel = (await orderOf(load, id))?.parcels.length;
      await decide({ type: 'StepParcel', data: { id, parcel, step: 'deliver' } });
    },
    comeBack: async (id: string, { pieces }: Step) => {
      await decide({ type: 'StepParcel', data: { id, parcel: pieces, step: 'bringBack' } });
      await decide({ type: 'StepParcel', data: { id, parcel: pieces, step: 'unpack' } });
    },
    count: (_: string, { pieces }: Step) =>
      decide({ type: 'AdjustStock', data: { id: item, optionId: 1, by: pieces === 3 ? -1 : pieces, reason: '실사' } }),
    work: follower(world),
    poll: polls(world),
    ...claimDeeds(world),
  };
};
export type Deed = keyof ReturnType<typeof deeds>;

export const piecesWorld = () => {
  const world = openWorld();
  const does = deeds(world);
  return {
    take: (step: Step) => world.dying(step.dies, () => does[step.what](idOf(step.of), step)),
    /** What the background does sooner or later, well again. */
    settle: async () => {
      await does.work();
      await does.poll();
      await does.work();
    },
    item: () => existingItem(foldAll(itemAggregate, world.itemEvents())),
    /** What keepers say there is, whatever was sold. */
    counted: () =>
      world
        .itemEvents()
        .reduce(
          (sum, { type, data }) => (type === 'StockAdjusted' && data.reason === '실사' ? sum + data.by : sum),
          first,
        ),
    orders: async () =>
      (await Promise.all(orders.map((id) => orderOf(world.parts.load, id)))).filter((order) => order !== undefined),
  };
};
