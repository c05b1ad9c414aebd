import { system } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { type Send, sender } from '../../pipeline/send.ts';
import { ordersWorkflow, paymentsWorkflow, type ShopReaction } from '../../shop/order/orders.workflow.ts';
import { sandbox } from '../../shop/payment/sandbox/sandbox.service.ts';
import { settlementParts } from '../../shop/payment/settlement.service.ts';
import { reactionsOf } from '../runner/attempt.ts';
import { orderHandler } from '../shop/order-handler.ts';
import type { ShopWorld } from '../shop/shop.fixture.ts';
import { reactionsTo } from './followed-workflows.ts';
import { type History, type HistoryStep, type SentCommand } from './history.ts';

const silent = { warn: () => undefined };

/** Sends commands and hands on what became of each. */
const notingSend = (shop: ShopWorld, note: (sent: SentCommand) => void): Send => {
  const plain = sender(shop.service.execute, { actor: system, source: 'workflow:orders', correlationId: 'history' });
  return async (command, sending) => {
    const end = async (refused: string | null) =>
      note({ command, id: sending?.id ?? null, refused, head: await shop.events.head() });
    try {
      const answer = await plain(command, sending);
      await end(null);
      return answer;
    } catch (error) {
      if (error instanceof Rejected) await end(error.code);
      throw error;
    }
  };
};

/** A shop whose workflows note what they do. */
export const recordedShop = (shop: ShopWorld) => {
  const steps: HistoryStep[] = [];
  let sent: SentCommand[] = [];
  const send = notingSend(shop, (one) => sent.push(one));
  const handler = orderHandler(
    settlementParts({ load: shop.load, provider: sandbox({ send, load: shop.load }) }, send),
    silent,
  );
  const reached = new Map<string, number>();

  const follow = async (workflow: typeof ordersWorkflow | typeof paymentsWorkflow) => {
    for await (const batch of shop.events.readAll({
      after: reached.get(workflow.name) ?? 0,
      prefixes: workflow.streams,
    })) {
      for (const event of batch.events) {
        const reactions = reactionsOf<never, ShopReaction>(workflow as never)(event);
        const head = await shop.events.head();
        sent = [];
        for (const reaction of reactions) await handler(reaction, event);
        if (reactions.length > 0) steps.push({ workflow: workflow.name, cause: event.position, head, sent });
      }
      reached.set(workflow.name, batch.position);
    }
  };
  const workOff = async () => {
    for (let before = -1; before !== (await shop.events.head());) {
      before = await shop.events.head();
      await follow(paymentsWorkflow);
      await follow(ordersWorkflow);
    }
  };
  const history = async (name: string, why: string): Promise<History> => {
    const events: RecordedEvent[] = [];
    for await (const batch of shop.events.readAll({ after: 0 })) events.push(...batch.events);
    return { name, why, events, reactions: reactionsTo(events), steps };
  };
  return { shop: { ...shop, workOff } as ShopWorld, history };
};
