import type { CommandRequest } from '@maru/command-api/pipeline/command-request';
import { commandIdOf } from '@maru/command-api/pipeline/command-id';
import type { People } from '@maru/command-api/pipeline/answer-of';
import { commandPipeline } from '@maru/command-api/pipeline/execute';
import { registry } from '@maru/command-api/pipeline/registry';
import { openStreams } from '@maru/command-api/pipeline/streams';
import { unknownPerson } from '@maru/contracts/kernel/presentation';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { systemClock } from '@maru/platform/clock/clock';
import type { EventStore } from '@maru/platform/event-store/event-store';
import { openSqliteEventStore } from '@maru/platform/event-store/sqlite-event-store';
import { verifyLog } from '@maru/platform/event-store/verify-chain';
import { keyedHash } from '@maru/platform/env/secrets';
import { memoryKeyTable } from '@maru/platform/key-vault/memory-key-table';
import { tableKeyVault } from '@maru/platform/key-vault/table-key-vault';
import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { history, type Sent } from './tracker-commands.ts';
import { trackerAggregates, trackerWorld } from './tracker-world.ts';

/** Nobody is known by name: deciding takes only ids. */
const people: People = {
  present: async (presentation, docs) => docs.map((doc) => presentation.present(doc, unknownPerson)),
  card: unknownPerson,
};

/** Projects hold nothing that is sealed. */
const keys = tableKeyVault(memoryKeyTable(), () => '');

/** Two processes on one log, each with folds of its own in memory. */
const processesOn = (events: EventStore) =>
  [0, 1].map(() =>
    commandPipeline({
      engines: { events, keys, clock: systemClock(), requestHash: keyedHash('') },
      people,
      streams: openStreams(events),
      registry: registry(trackerAggregates),
    }),
  );

const withLog = async (work: (events: EventStore) => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'property-'));
  const events = openSqliteEventStore(join(folder, 'log.db'));
  try {
    await work(events);
  } finally {
    await events.close();
    rmSync(folder, { recursive: true });
  }
};
const request = ({ command, actor }: Sent, at: number): CommandRequest => ({
  command,
  actor,
  commandId: commandIdOf(actor.id, `${at}`),
  ipHash: '',
  source: 'web',
  correlationId: 'test',
});
const refusal = (error: unknown) => {
  if (error instanceof Rejected) return error.code;
  throw error;
};
const logOf = async (events: EventStore) => {
  const found = [];
  for await (const batch of events.readAll({ after: 0 })) found.push(...batch.events);
  return found;
};

describe('the pipeline', () => {
  it('decides as folding everything anew would, in whichever process', () =>
    fc.assert(
      fc.asyncProperty(history(40), fc.array(fc.nat(1), { minLength: 1 }), async (sent, turns) =>
        withLog(async (events) => {
          const [world, processes] = [trackerWorld(), processesOn(events)];
          for (const [at, one] of sent.entries()) {
            const execute = processes[turns[at % turns.length] ?? 0];
            const { refused } = await world.run(one);
            expect(await execute?.(request(one, at)).then(() => undefined, refusal)).toBe(refused);
          }
          const stored = await logOf(events);
          expect(stored.map(({ stream, type, data, revision }) => ({ stream, type, data, revision }))).toEqual(
            (JSON.parse(JSON.stringify(world.log)) as typeof stored).map(({ stream, type, data, revision }) => ({
              stream,
              type,
              data,
              revision,
            })),
          );
          expect((await verifyLog(events)).bad).toBeUndefined();
        }),
      ),
      { numRuns: 25 },
    ));

  it('writes a command that is sent again only once, and answers as at first', () =>
    fc.assert(
      fc.asyncProperty(history(25), async (sent) =>
        withLog(async (events) => {
          const [first, other] = processesOn(events);
          const answers: unknown[] = [];
          for (const [at, one] of sent.entries())
            answers.push(await first?.(request(one, at)).then(({ body }) => body, refusal));
          const written = new Set((await logOf(events)).map(({ meta }) => meta.commandId));
          const head = await events.head();
          for (const [at, one] of sent.entries()) {
            const again = request(one, at);
            if (written.has(again.commandId)) expect((await other?.(again))?.body).toEqual(answers[at]);
          }
          expect(await events.head()).toBe(head);
        }),
      ),
      { numRuns: 15 },
    ));

  it('keeps its rules when everybody writes at once', () =>
    fc.assert(
      fc.asyncProperty(history(40), async (sent) =>
        withLog(async (events) => {
          const processes = processesOn(events);
          await Promise.all(sent.map(async (one, at) => processes[at % 2]?.(request(one, at)).catch(refusal)));
          const { bad, events: count } = await verifyLog(events);
          expect([bad, count]).toEqual([undefined, (await logOf(events)).length]);
        }),
      ),
      { numRuns: 15 },
    ));
});
