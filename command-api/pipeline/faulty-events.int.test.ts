import type { EventStore, RecordedEvent } from '@maru/platform/event-store/event-store';
import { openSqliteEventStore } from '@maru/platform/event-store/sqlite-event-store';
import { DatabaseSync } from '@photostructure/sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventsOf, pipelineOver } from './memo.fixture.ts';

const [id, other] = ['01900000-0000-7000-8000-0000000000fd', '01900000-0000-7000-8000-0000000000fe'];
const streamOf = (memo: string) => `test.memo-${memo}`;
const write = (memo: string) => ({ type: 'WriteMemo', data: { id: memo, title: 'a', text: 'b' } }) as const;
const edit = (memo: string, title: string) => ({ type: 'EditMemo', data: { id: memo, title } }) as const;

let folder: string;
let events: EventStore;
const open = () => (events = openSqliteEventStore(join(folder, 'log.db')));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faulty-'));
  open();
});
afterEach(async () => {
  await events.close();
  rmSync(folder, { recursive: true });
});

/** Changes the stored rows while the log is closed. */
const spoil = async (sql: string) => {
  await events.close();
  const database = new DatabaseSync(join(folder, 'log.db'));
  database.exec(sql);
  database.close();
  open();
};

describe('a stream with a damaged event', () => {
  it.each(['data', 'meta'])('is refused by name, and no other is: %s', async (column) => {
    const { send } = pipelineOver(events);
    await send(write(id));
    await send(write(other));
    await spoil(`UPDATE events SET ${column} = '{"id' WHERE stream = '${streamOf(id)}'`);
    const restarted = pipelineOver(events);
    await expect(restarted.send(edit(id, 'c'))).rejects.toMatchObject({
      code: 'stream_damaged',
      cause: { message: `revision 0 of ${streamOf(id)} at position 1 cannot be read` },
    });
    expect(await restarted.send(edit(other, 'c'))).toMatchObject({ body: { title: 'c' } });
  });
});

describe('a stream that others wrote into', () => {
  const foreign = (stream: string, revision: number) =>
    spoil(`INSERT INTO events (id, stream, revision, type, data, meta)
      VALUES ('${crypto.randomUUID()}', '${stream}', ${revision}, 'Noted', '{"by":"somebody"}', '{}')`);
  const links = (found: readonly RecordedEvent[]) => found.map(({ revision, fault }) => [revision, fault]);

  it('goes on behind it, its chain joined to the last event of ours', async () => {
    await pipelineOver(events).send(write(id));
    await foreign(streamOf(id), 1);
    expect(await pipelineOver(events).send(edit(id, 'c'))).toMatchObject({ body: { title: 'c' }, revision: 2 });
    const found = await eventsOf(events, streamOf(id));
    expect(links(found)).toEqual([
      [0, undefined],
      [1, 'foreign'],
      [2, undefined],
    ]);
    expect(found[2]?.meta.previousHash).toBe(found[0]?.meta.hash);
  });

  it('begins behind it', async () => {
    await foreign(streamOf(id), 0);
    expect(await pipelineOver(events).send(write(id))).toMatchObject({ body: { title: 'a' }, revision: 1 });
    expect((await eventsOf(events, streamOf(id)))[1]?.meta.previousHash).toBe('0'.repeat(64));
  });
});
