import { system } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import type { CommandAnswer } from '../../pipeline/command-request.ts';
import { sender } from '../../pipeline/send.ts';
import type { ShopWorld } from '../shop/shop.fixture.ts';
import { followedWorkflows, reactionsIn, reactionsTo, type WorkflowName, workflowNames } from './followed-workflows.ts';
import type { Act, History, HistoryStep, OutsideCall, SentCommand } from './history.ts';
import { performing, type Reach } from './performing.fixture.ts';

/** Reaches a shop and hands on what is done to it. */
const notingReach = (shop: ShopWorld, events: Reach['events'], note: (act: Act) => void): Reach => {
  const { execute } = shop.service;
  const plain = sender(execute, { actor: system, source: 'workflow:orders', correlationId: 'history' });
  const noted = async (act: Omit<SentCommand, 'refused'> | OutsideCall, work: () => Promise<unknown>) => {
    const end = async (refused: string | null) =>
      note({ ...act, ...('command' in act && { refused }), head: await shop.events.head() } as Act);
    try {
      const answer = await work();
      await end(null);
      return answer;
    } catch (error) {
      if (error instanceof Rejected) await end(error.code);
      throw error;
    }
  };
  const sent = (...noting: Parameters<typeof noted>) => noted(...noting) as Promise<CommandAnswer>;
  return {
    load: shop.load,
    now: shop.clock.now,
    events,
    send: (command, sending) => sent({ command, id: sending?.id ?? null }, () => plain(command, sending)),
    execute: (request) => {
      const { command, commandId: id, actor } = request;
      return sent({ command, id, ...(actor.id !== system.id && { actor }) }, () => execute(request));
    },
    outside: async (call, really) => void (await noted(call, async () => really?.(shop))),
  };
};

/** All of a log, each event as it was when it was first looked at. */
const remembering = (shop: ShopWorld) => {
  const seen: RecordedEvent[] = [];
  return async (): Promise<readonly RecordedEvent[]> => {
    for await (const { events } of shop.events.readAll({ after: seen.at(-1)?.position ?? 0 })) seen.push(...events);
    return [...seen];
  };
};

/** A shop whose workflows note what they do. */
export const recordedShop = (shop: ShopWorld) => {
  const steps: HistoryStep[] = [];
  let acts: Act[] = [];
  const events = remembering(shop);
  const reach = notingReach(shop, events, (act) => acts.push(act));
  const reached = new Map<string, number>();
  /** What came too early where nothing waits behind it. */
  const waiting = new Map<string, RecordedEvent[]>();

  /** False where it comes too early. */
  const react = async (name: WorkflowName, event: RecordedEvent): Promise<boolean> => {
    const [reactions, head, at] = [reactionsIn(name)(event), await shop.events.head(), shop.clock.now()];
    acts = [];
    for (const reaction of reactions) if ((await performing(name, reach)(reaction, event)) !== undefined) return false;
    if (reactions.length > 0) steps.push({ workflow: name, cause: event.position, at, head, acts });
    return true;
  };
  const follow = async (name: WorkflowName) => {
    const { streams, waits } = followedWorkflows[name];
    const waited = waiting.get(name) ?? [];
    const isNew = ({ position }: RecordedEvent) => position > (reached.get(name) ?? 0);
    const fresh = (await events()).filter(
      (one) => isNew(one) && streams.some((prefix) => one.stream.startsWith(prefix)),
    );
    waiting.set(name, []);
    for (const event of [...waited, ...fresh]) {
      const isDone = await react(name, event);
      if (!isDone && waits !== 'event') return;
      if (!isDone) waiting.get(name)?.push(event);
      reached.set(name, Math.max(reached.get(name) ?? 0, event.position));
    }
  };
  const workOff = async () => {
    for (let before = -1; before !== (await shop.events.head());) {
      before = await shop.events.head();
      for (const name of workflowNames) await follow(name);
    }
  };
  const history = async (name: string, why: string): Promise<History> => {
    const all = await events();
    return { name, why, events: all, reactions: reactionsTo(all), steps };
  };
  return { shop: { ...shop, workOff } as ShopWorld, history };
};
