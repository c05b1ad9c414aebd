import { sealStream } from '@maru/contracts/kernel/seal.events';
import type { EventStore } from '@maru/platform/event-store/event-store';
import { readSqliteLog } from '@maru/platform/event-store/log-reader';
import { verifyChain } from '@maru/platform/event-store/verify-chain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { over } from '../../pipeline/memo.fixture.ts';
import { advance, LogDiffersFromSeal, noProgress } from './progress.ts';
import { openSealer } from './sealer.ts';
import { logToSeal } from './sealing.fixture.ts';

const due = { events: 3, ms: 3_600_000 };
const on = () => true;

let now: Awaited<ReturnType<typeof logToSeal>>;
beforeEach(async () => {
  now = await logToSeal();
});
afterEach(() => now.close());

const sealer = (events: EventStore) =>
  openSealer({ events, views: now.views, clock: now.clock }, { ...now.tools, due });
const verified = () =>
  verifyChain(readSqliteLog(now.file), { expected: { keys: [now.tools.keys.current.key], seals: [] } });

describe('events that cannot be read, or are not ours,', () => {
  it('are sealed as they are stored, and named', async () => {
    await now.note('a-1', 4);
    await now.note('b-1', 4);
    await now.tamper(`UPDATE events SET data = '{"n":' WHERE position = 2;
      UPDATE events SET meta = 'no' WHERE position = 3;
      INSERT INTO events VALUES (9, 'x', 'b-1', 4, 'Noted', '{}', '{}'), (10, 'y', '${sealStream}', 0, 'N', '{}', '{}')`);
    await now.reopened((events) => sealer(events).poll(on));
    const report = await verified();
    expect(report).toMatchObject({ events: 11, sealed: 10, unmet: [], faults: { damaged: 2, foreign: 2 } });
    expect(report.named.map(({ position, fault }) => [position, fault])).toEqual([
      [2, 'damaged'],
      [3, 'damaged'],
      [9, 'foreign'],
      [10, 'foreign'],
    ]);
  });

  it('that were damaged behind a seal are named with that seal where their hash is gone, once', async () => {
    for (let n = 0; n < 3; n += 1) {
      await now.note('a-1', 3);
      await sealer(now.events).poll(on);
    }
    await now.tamper(`UPDATE events SET meta = 'no' WHERE position = 2`);
    const { faults } = await verifyChain(readSqliteLog(now.file));
    expect(faults).toEqual({ damaged: 1, seal: 1 });
  });

  /** As releases wrote them that signed nothing: such a seal alone spares nobody to read all that it covers. */
  const firstFormat = async (count: number) => {
    await now.note('a-1', count);
    const { hash } = advance(noProgress, { events: await allIn(now.events), position: count });
    await now.write(sealStream, 'LogSealed', { position: count, count, hash });
  };

  it('and have lost their hash behind a seal of the first format keep nobody from sealing on', async () => {
    await firstFormat(6);
    await now.note('a-1', 3);
    await now.tamper(`UPDATE events SET meta = 'no' WHERE position = 2`);
    await now.reopened(async (events) => {
      const singly = { ...over(events), readAll: oneByOne(events) };
      let read = 0;
      // It ends between the damaged event and the seal.
      await sealer(singly).finish(() => (read += 1) < 4);
      await sealer(events).poll(on);
    });
    const report = await verified();
    expect(report).toMatchObject({ sealed: 10, unmet: [], faults: { damaged: 1, seal: 1 } });
    expect(await now.metric('maru_seal_refused')).toBe(0);
  });

  it('do not excuse a log that is another than the one such a seal covers', async () => {
    await firstFormat(6);
    await now.tamper(
      `UPDATE events SET data = '{"n":', meta = json_set(meta, '$.hash', '${'ab'.repeat(32)}') WHERE position = 2`,
    );
    await now.reopened((events) => expect(sealer(events).poll(on)).rejects.toThrow(LogDiffersFromSeal));
  });
});

const oneByOne = (events: EventStore) =>
  async function* (options: Parameters<EventStore['readAll']>[0]) {
    for await (const batch of events.readAll(options))
      for (const event of batch.events) yield { events: [event], position: event.position };
  };

const allIn = async (events: EventStore) => {
  const all = [];
  for await (const batch of events.readAll({ after: 0 })) all.push(...batch.events);
  return all;
};
