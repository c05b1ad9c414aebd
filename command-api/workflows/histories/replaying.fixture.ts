import { system } from '@maru/contracts/kernel/actor';
import type { DomainEvent } from '@maru/contracts/kernel/message';
import { Rejected, type RejectionCode } from '@maru/contracts/kernel/rejections';
import { aggregates } from '../../compose/aggregates.ts';
import type { Load, Loaded } from '../../pipeline/aggregate.ts';
import type { Command } from '../../pipeline/aggregate.ts';
import { marksIn } from '../../pipeline/decider-spec.ts';
import { askedMarks, step } from '../../pipeline/fold.ts';
import { registry } from '../../pipeline/registry.ts';
import { reactionsIn, type WorkflowName } from './followed-workflows.ts';
import {
  type Act,
  comparable,
  type History,
  type HistoryStep,
  isCommand,
  type OutsideCall,
  type SentCommand,
} from './history.ts';
import { performing, type Reach } from './performing.fixture.ts';

const ownerOf = registry(aggregates);

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
  readonly acts: readonly unknown[];
  readonly recorded: readonly unknown[];
}

/** Has today's code react to the cause of a step once more; the world answers as it did then. */
export const replayStep = async (history: History, step: HistoryStep): Promise<Replayed> => {
  let now = step.head;
  const acts: unknown[] = [];
  const again = (act: SentCommand | OutsideCall) => {
    const then = step.acts[acts.length];
    acts.push(comparable(act));
    now = then?.head ?? now;
    if (then && isCommand(then) && then.refused !== null) throw new Rejected(then.refused as RejectionCode);
    return { body: {}, revision: 0, position: now };
  };
  const reach: Reach = {
    load: loadAt(history, () => now),
    now: () => step.at,
    events: async () => history.events.filter(({ position }) => position <= now),
    send: async (command, sending) => again({ command, id: sending?.id ?? null, refused: null }),
    execute: async ({ command, commandId: id, actor }) =>
      again({ command, id, ...(actor.id !== system.id && { actor }), refused: null }),
    outside: async (call) => void again(call),
  };
  const event = history.events.find(({ position }) => position === step.cause);
  const workflow = step.workflow as WorkflowName;
  const perform = performing(workflow, reach);
  for (const reaction of event ? reactionsIn(workflow)(event) : []) if (event) await perform(reaction, event);
  return { acts, recorded: step.acts.map(comparable) };
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

const oneByOne =
  ({ mark }: Pick<Loaded<unknown>, 'mark'>) =>
  async (names: readonly string[], upTo: number) => {
    const found = await Promise.all(names.map(async (name) => [name, await mark(name, upTo)] as const));
    return new Map(found.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  };

const decideOnce = async (
  history: History,
  { command, actor = system, refused, head }: SentCommand & Act,
  from: number,
): Promise<Decision> => {
  const aggregate = ownerOf(command.type);
  const stream = aggregate.stream(command);
  const loaded = await loadAt(history, () => from)(aggregate, stream);
  const marks = await askedMarks(aggregate, command, { ...loaded, marks: oneByOne(loaded) });
  const written = history.events.filter(
    (event) => event.stream === stream && event.position > from && event.position <= head,
  );
  const at = (written[0] ?? history.events.find(({ position }) => position === from))?.meta.at ?? '';
  const today = () => {
    try {
      return plain(aggregate.decide[command.type]?.(loaded.state, command, { actor, at, marks }) ?? []);
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
export const decideAgain = async (history: History, { head, acts }: HistoryStep): Promise<readonly Decision[]> => {
  let from = head;
  const decisions: Decision[] = [];
  for (const act of acts) {
    if (isCommand(act) && !isRepeat(history, act, from)) decisions.push(await decideOnce(history, act, from));
    from = act.head;
  }
  return decisions;
};
