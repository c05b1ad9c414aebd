import { userStream } from '@maru/contracts/identity/user/user.events';
import { type Actor, system } from '@maru/contracts/kernel/actor';
import { adminLevel } from '@maru/contracts/kernel/limits';
import { Rejected, type RejectionCode } from '@maru/contracts/kernel/rejections';
import { bulkStream } from '@maru/contracts/site/bulk/bulk.events';
import type { RefusedLine } from '@maru/contracts/site/bulk/bulk.fields';
import { type BulkKind, bulkKinds } from '@maru/contracts/site/bulk/bulk.kinds';
import type { EventStore, RecordedEvent } from '@maru/platform/event-store/event-store';
import { userAggregate } from '../../identity/user/user.aggregate.ts';
import { isActiveAdmin } from '../../identity/user/user.state.ts';
import type { Command, Load } from '../../pipeline/aggregate.ts';
import { commandIdOf } from '../../pipeline/command-id.ts';
import type { Execute } from '../../pipeline/command-request.ts';
import { followsFrom } from '../../pipeline/send.ts';
import { unlessRefused } from '../../pipeline/unless-refused.ts';
import { bulkAggregate } from '../../site/bulk/bulk.aggregate.ts';
import type { BulkReaction } from '../../site/bulk/bulk.workflow.ts';
import type { Perform } from '../runner/workflow.ts';
import type { BulkAct, LineCommands } from './bulk-act.ts';
import { bulkActs } from './bulk-acts.ts';

export interface WalkParts {
  readonly load: Load;
  readonly execute: Execute;
  readonly events: Pick<EventStore, 'readStream'>;
  /** Lines that are walked before their results are written down and others have their turn. */
  readonly batch?: number;
  /** Monotonic ms. */
  readonly now?: () => number;
}

const usualBatch = 100;
const longestMs = 1_000;
/** Not refused, only not done: the same may succeed when it comes again. */
const outages: readonly RejectionCode[] = ['unavailable', 'busy', 'internal', 'views_behind'];
const isRefusal = (error: unknown): error is Rejected => error instanceof Rejected && !outages.includes(error.code);

const sending = ({ execute }: WalkParts, cause: RecordedEvent, job: BulkReaction) => {
  const send = (command: Command, actor: Actor, name: string) =>
    execute({ command, actor, commandId: commandIdOf(job.by, name), ...followsFrom(cause, 'bulk') });
  return {
    asSystem: (command: Command, name: string) => send(command, system, `bulk ${job.id} ${name}`),
    nameOf: (no: number, type: string) => `bulk ${job.id} ${no} ${type}`,
    // The id is this line's alone, so one that was used for it before, with other parts, was its first try.
    ofLine: async (command: Command, name: string) => {
      await send(command, { id: job.by, level: adminLevel }, name).catch(unlessRefused('key_reused'));
    },
  };
};
type Sending = ReturnType<typeof sending>;

const commandsOf = ({ load, events }: WalkParts, { by }: BulkReaction, send: Sending, no: number): LineCommands => ({
  load,
  send: (command) => send.ofLine(command, send.nameOf(no, command.type)),
  wasSent: async (stream, type) => {
    const commandId = commandIdOf(by, send.nameOf(no, type));
    for await (const batch of events.readStream(stream))
      if (batch.some(({ meta }) => meta.commandId === commandId)) return true;
    return false;
  },
});

/** Undefined where it was done; throws for an outage. */
const walkLine = async (job: BulkReaction, no: number, commands: LineCommands): Promise<string | undefined> => {
  const kind = job.kind as BulkKind;
  const line = bulkKinds[kind]?.safeParse(job.lines[no]).data;
  if (!line) return 'invalid_input';
  try {
    await (bulkActs[kind] as BulkAct<object>)(line, commands);
    return undefined;
  } catch (error) {
    if (isRefusal(error)) return error.code;
    throw error;
  }
};

interface Walked {
  readonly count: number;
  readonly refused: readonly RefusedLine[];
  /** Why it ended before its time. */
  readonly outage?: { readonly error: unknown };
}

const walkLines = async (parts: WalkParts, job: BulkReaction, send: Sending, from: number): Promise<Walked> => {
  const { batch = usualBatch, now = () => performance.now() } = parts;
  const [end, refused]: [number, RefusedLine[]] = [now() + longestMs, []];
  const last = Math.min(from + batch, job.lines.length);
  let no = from;
  try {
    for (; no < last && now() <= end; no += 1) {
      const code = await walkLine(job, no, commandsOf(parts, job, send, no));
      if (code !== undefined) refused.push({ no, code });
    }
  } catch (error) {
    return { count: no - from, refused, outage: { error } };
  }
  return { count: no - from, refused };
};

/**
 * Walks some lines in the name of whoever started it, writes down what became of them, and comes again for the next. After
 * a crash in between the same lines come again under the same command ids.
 */
export const bulkWalker =
  (parts: WalkParts): Perform<BulkReaction> =>
  async (job, cause) => {
    const { load } = parts;
    const send = sending(parts, cause, job);
    const { state: bulk } = await load(bulkAggregate, bulkStream(job.id));
    if (bulk?.state !== 'running') return undefined;
    if (!isActiveAdmin((await load(userAggregate, userStream(job.by))).state)) {
      await send.asSystem({ type: 'StopBulk', data: { id: job.id, reason: 'not_admin' } }, 'stop');
      return undefined;
    }
    const from = bulk.walked;
    const { count, refused, outage } = await walkLines(parts, job, send, from);
    if (count > 0)
      await send.asSystem({ type: 'RecordBulkLines', data: { id: job.id, from, count, refused } }, `from ${from}`);
    if (outage) throw outage.error;
    return from + count < job.lines.length ? 0 : undefined;
  };
