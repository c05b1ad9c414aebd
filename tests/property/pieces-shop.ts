import type { Command } from '@maru/command-api/pipeline/aggregate';
import { began, memoryShop, providerDouble } from '@maru/command-api/shop/payment/payment.fixture';
import type { SystemSend } from '@maru/command-api/pipeline/send';
import type { SettlementParts } from '@maru/command-api/shop/payment/settlement-parts';
import { type Actor } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { type ItemEvent, itemStream } from '@maru/contracts/shop/item/item.events';
import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import { type OrderEvent, orderStream } from '@maru/contracts/shop/order/order.events';
import { orderExamples } from '@maru/contracts/shop/order/order.examples';

export const { id: item } = itemExamples.ItemAdded.data;
export const first = 10;
export const [line] = orderExamples.OrderPlaced.data.lines;
export const idOf = (number: number) => `01900000-0000-7000-8000-0000000000a${number}`;
export const orders = [1, 2, 3].map(idOf);
const admin: Actor = { id: 'an administrator', level: 10 };
export const until = new Date(began).toISOString();

class Died extends Error {}
/** People are told no; who died says nothing. */
export const unlessTold = (error: unknown) => {
  if (!(error instanceof Rejected) && !(error instanceof Died)) throw error;
};

/**
 * One thing of which there are a few, orders of it by guests, and whoever works on them, who may die at any write.
 * Their money goes its own way.
 */
export const openWorld = () => {
  const shop = memoryShop({ now: began });
  const options = [{ id: 1, name: '100장', price: line?.unit_price ?? 0, stock: first }];
  shop.put(itemStream(item), { ...itemExamples.ItemAdded, data: { ...itemExamples.ItemAdded.data, options } });
  let left = Infinity;
  const write = () => {
    left -= 1;
    if (left < 0) throw new Died();
  };
  const send: SystemSend = async (command, name) => {
    if (command.type === 'RequestRefund') return;
    write();
    await shop.send(command, name);
  };
  const parts: SettlementParts = { load: shop.load, send, provider: providerDouble().provider };
  return {
    parts,
    itemEvents: () => shop.eventsOf(itemStream(item)) as readonly ItemEvent[],
    orderEvents: (id: string) => shop.eventsOf(orderStream(id)) as readonly OrderEvent[],
    decide: async (command: Command, actor: Actor = admin) => {
      write();
      shop.decide(command, actor);
    },
    dying: async (after: number, deed: () => Promise<void>) => {
      left = after;
      await deed().catch(unlessTold);
      left = Infinity;
    },
  };
};
export type World = ReturnType<typeof openWorld>;
