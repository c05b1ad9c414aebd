import { setImmediate } from 'node:timers/promises';
import type { EventBatch } from '@maru/platform/event-store/event-store';
import { inTurn } from '@maru/platform/clock/in-turn';
import { type Lane, runs } from './lane.ts';
import type { Runtime } from './runtime.ts';
import { openSubscription } from './subscription.ts';
import { take } from './take.ts';

/** One subscription for all live lanes: an event is read and parsed once, however many projections fold it. */
export interface Feed {
  readonly lanes: ReadonlySet<Lane>;
  /** Where the slowest running lane stands; undefined when none runs. */
  position(): number | undefined;
  /** Whether a batch is being folded now. */
  busy(): boolean;
  /** Lets lanes join and leave. Those that stand behind the others get what they have missed. */
  change(lanes: { readonly add: readonly Lane[]; readonly remove: readonly Lane[] }): void;
  /** Runs between batches: no lane moves meanwhile. */
  exclusive<T>(job: () => Promise<T>): Promise<T>;
  /** Gives up the subscription and opens another from the checkpoints. */
  reopen(): void;
  close(): Promise<void>;
}

/** Batches at least this long are followed by a turn of the event loop, or catching up would starve everything else. */
const longBatch = 200;

export const openFeed = (runtime: Runtime, prefixes: readonly string[]): Feed => {
  const lanes = new Set<Lane>();
  const exclusive = inTurn();
  let busy = false;
  let delivered = 0;
  const moving = () => [...lanes].filter(runs);
  const position = () => (moving().length > 0 ? Math.min(...moving().map((lane) => lane.position)) : undefined);

  // All have ended before anything else is done with a lane, also when one failed. A lane that has missed what came
  // before this batch would leave that out for ever: it waits for the subscription that was asked for when it came.
  const takeAll = async (batch: EventBatch) => {
    const taking = moving().filter((lane) => lane.position >= delivered);
    delivered = Math.max(delivered, batch.position);
    const results = await Promise.allSettled(taking.map((lane) => take(runtime, lane, batch)));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  };
  const handle = async (batch: EventBatch) => {
    busy = true;
    try {
      await exclusive(() => takeAll(batch));
    } finally {
      busy = false;
    }
    if (batch.events.length >= longBatch) await setImmediate();
  };
  const subscription = openSubscription(runtime, {
    prefixes,
    from: position,
    opens: (after) => (delivered = after),
    handle,
  });

  return {
    lanes,
    position,
    exclusive,
    busy: () => busy,
    reopen: subscription.reopen,
    change: ({ add, remove }) => {
      for (const lane of remove) lanes.delete(lane);
      for (const lane of add) lanes.add(lane);
      // What was delivered before a lane came does not come again; and a subscription is not kept for nobody.
      if (add.some((lane) => lane.position < delivered) || moving().length === 0) subscription.reopen();
      subscription.start();
    },
    close: async () => {
      await subscription.close();
      await exclusive(async () => undefined);
    },
  };
};
