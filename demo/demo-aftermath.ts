import type { DomainEvent } from '@maru/contracts/kernel/message';
import { system } from '@maru/contracts/kernel/actor';
import { orderStream } from '@maru/contracts/shop/order/order.events';
import { paymentStream } from '@maru/contracts/shop/payment/payment.events';
import { openAttempts } from '@maru/contracts/shop/payment/payment.fold';
import { nameCardIdOf, nameCardStream } from '@maru/contracts/shop/name-card/name-card.events';
import { questionStream } from '@maru/contracts/shop/question/question.events';
import type { Engines } from '@maru/platform/engines/engines';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import type { Command } from '@maru/command-api/pipeline/aggregate';
import type { Execute } from '@maru/command-api/pipeline/command-request';
import { following, sender } from '@maru/command-api/pipeline/send';
import { openStreams } from '@maru/command-api/pipeline/streams';
import { nameCardAggregate } from '@maru/command-api/shop/name-card/name-card.aggregate';
import { orderAggregate } from '@maru/command-api/shop/order/order.aggregate';
import { ordersWorkflow, paymentsWorkflow } from '@maru/command-api/shop/order/orders.workflow';
import { confirmPayment } from '@maru/command-api/shop/checkout/confirm-payment.endpoint';
import { paymentOf, settlementParts } from '@maru/command-api/shop/payment/settlement-parts';
import { sandbox } from '@maru/command-api/shop/payment/sandbox/sandbox.service';
import { everyMail } from '@maru/command-api/workflows/mails/every-mail';
import { mailHandler } from '@maru/command-api/workflows/mails/mail-handler';
import { reactionsOf } from '@maru/command-api/workflows/runner/attempt';
import type { Perform, Workflow } from '@maru/command-api/workflows/runner/workflow';
import { orderHandler } from '@maru/command-api/workflows/shop/order-handler';

const log = { warn: () => undefined };

const worker = <E extends DomainEvent, Reaction>(workflow: Workflow<E, Reaction>, perform: Perform<Reaction>) => {
  const reactions = reactionsOf(workflow);
  return async (event: RecordedEvent): Promise<void> => {
    for (const reaction of reactions(event)) await following(event, () => perform(reaction, event));
  };
};

interface Sent {
  readonly type: string;
  readonly data: { readonly id?: string; readonly order_id?: string; readonly no?: number };
}
/** Orders and payments of a command, questions and name cards: what has an aftermath. */
const streamsOf = ({ type, data: { id = '', order_id = '', no = 0 } }: Sent): readonly string[] => {
  if (type in nameCardAggregate.decide) return [nameCardStream(nameCardIdOf({ order_id, no }))];
  if (type === 'RequestPayment' || type in orderAggregate.decide) return [orderStream(id), paymentStream(id)];
  return type === 'AnswerQuestion' ? [questionStream(id)] : [];
};

/** At its own time in the past and in the way of the workflows, which find all of it done when they start. */
export const demoAftermath = (
  { events, mail, clock }: Pick<Engines, 'events' | 'mail' | 'clock'>,
  execute: Execute,
): ((command: Command) => Promise<void>) => {
  const { load } = openStreams(events);
  const send = sender(execute, { actor: system, source: 'demo' });
  const parts = { ...settlementParts({ load, provider: sandbox({ send, load }) }, send), now: clock.now };
  const handler = orderHandler(parts, log);
  const letters = mailHandler({
    engines: { events, mail, clock },
    load,
    write: async () => ({ userId: '', mail: undefined }),
    log,
  });
  const workers = [worker(ordersWorkflow, handler), worker(paymentsWorkflow, handler), worker(everyMail, letters)];
  const read = new Map<string, number>();

  const pay = async (orderId: string) => {
    for (const { key, amount } of openAttempts(await paymentOf(parts, orderId))) {
      await send({ type: 'AgreeAtSandbox', data: { key, orderId, amount, outcome: 'paid' } });
      await confirmPayment(parts, { paymentKey: key, orderId, amount });
    }
  };
  const follow = async (stream: string) => {
    for await (const batch of events.readStream(stream, { from: read.get(stream) ?? 0 })) {
      for (const event of batch) {
        for (const work of workers) await work(event);
        read.set(stream, event.revision + 1);
      }
    }
  };

  return async (command) => {
    const [stream, ...more] = streamsOf(command);
    if (stream === undefined) return;
    if (command.type === 'RequestPayment') await pay((command.data as { readonly id: string }).id);
    for (const one of [stream, ...more]) await follow(one);
  };
};
