import { system } from '@maru/contracts/kernel/actor';
import type { DomainEvent } from '@maru/contracts/kernel/message';
import { Rejected, type RejectionCode } from '@maru/contracts/kernel/rejections';
import { aggregates } from '../../compose/aggregates.ts';
import type { Load } from '../../pipeline/aggregate.ts';
import type { Command } from '../../pipeline/aggregate.ts';
import { marksIn } from '../../pipeline/decider-spec.ts';
import { askedMarks, step } from '../../pipeline/fold.ts';
import { registry } from '../../pipeline/registry.ts';
import type { Send } from '../../pipeline/send.ts';
import { ordersWorkflow, paymentsWorkflow, type ShopReaction } from '../../shop/order/orders.workflow.ts';
import { sandbox } from '../../shop/payment/sandbox/sandbox.service.ts';
import { settlementParts } from '../../shop/payment/settlement.service.ts';
import { reactionsOf } from '../runner/attempt.ts';
import { orderHandler } from '../shop/order-handler.ts';
import { comparable, type History, type HistoryStep, type SentCommand } from './history.ts';

const ownerOf = registry(aggregates);
const silent = { warn: () => undefined };
const workflows = { [ordersWorkflow.name]: ordersWorkflow, [paymentsWorkflow.name]: paymentsWorkflow };

/** The state of a stream when the log ended at `head`. */
const loadAt =
  ({ events }: History, head: () => number): Load =>
  async (fold, stream) => {
    const past = events.filter((event) => event.stream === stream && event.position <= head());
    const state = past.reduce((now, event) => step(fold, now, event), fold.initialState);
    const marks = marksIn(fold, past as never);
    return { state, revision: past.length - 1, mark: async (name) => marks.get(name) };
  };

export interface Replayed {
  readonly sent: readonly unknown[];
  readonly recorded: readonly unknown[];
}
const shownAs = ({ command, id }: Pick<SentCommand, 'command' | 'id'>) => ({ id, ...(comparable(command) as object) });

/** Has today's code react to the cause of a step once more, each command answered as it was then. */
export const replayStep = async (
  history: History,
  { workflow, cause, head, sent: recorded }: HistoryStep,
): Promise<Replayed> => {
  let now = head;
  const sent: unknown[] = [];
  const send: Send = async (command, sending) => {
    const then = recorded[sent.length];
    sent.push(shownAs({ command, id: sending?.id ?? null }));
    now = then?.head ?? now;
    if (then && then.refused !== null) throw new Rejected(then.refused as RejectionCode);
    return { body: {}, revision: 0, position: now };
  };
  const load = loadAt(history, () => now);
  const handler = orderHandler(settlementParts({ load, provider: sandbox({ send, load }) }, send), silent);
  const event = history.events.find(({ position }) => position === cause);
  const reactions = event ? reactionsOf<never, ShopReaction>(workflows[workflow] as never)(event) : [];
  for (const reaction of reactions) if (event) await handler(reaction, event);
  return { sent, recorded: recorded.map(shownAs) };
};

export interface Decision {
  readonly command: Command;
  readonly recorded: unknown;
  readonly today: unknown;
}

/** The pipeline knows a repeat by its id, and does not decide again. */
const isRepeat = ({ events }: History, { command, id }: SentCommand, head: number): boolean => {
  const stream = ownerOf(command.type).stream(command);
  return events.some((event) => event.stream === stream && event.position <= head && event.meta.commandId === id);
};

const decideOnce = async (
  history: History,
  { command, refused, head }: SentCommand,
  from: number,
): Promise<Decision> => {
  const aggregate = ownerOf(command.type);
  const stream = aggregate.stream(command);
  const loaded = await loadAt(history, () => from)(aggregate, stream);
  const marks = await askedMarks(aggregate, command, loaded);
  const written = history.events.filter(
    (event) => event.stream === stream && event.position > from && event.position <= head,
  );
  const at = (written[0] ?? history.events.find(({ position }) => position === from))?.meta.at ?? '';
  const today = () => {
    try {
      return plain(aggregate.decide[command.type]?.(loaded.state, command, { actor: system, at, marks }) ?? []);
    } catch (error) {
      if (error instanceof Rejected) return error.code;
      throw error;
    }
  };
  return { command, recorded: refused ?? plain(written), today: today() };
};
const plain = (events: readonly DomainEvent[]) =>
  JSON.parse(JSON.stringify(events.map(({ type, data }) => ({ type, data })))) as unknown;

/** What today's deciders make of each command of a step, beside what became of it then. */
export const decideAgain = async (history: History, { head, sent }: HistoryStep): Promise<readonly Decision[]> => {
  let from = head;
  const decisions: Decision[] = [];
  for (const one of sent) {
    if (!isRepeat(history, one, from)) decisions.push(await decideOnce(history, one, from));
    from = one.head;
  }
  return decisions;
};
