import { Rejected } from '@maru/contracts/kernel/rejections';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandIdOf } from './command-id.ts';
import { eventsOf, memoAggregate, pipelineOver, temporaryLog, writer } from './memo.fixture.ts';
import { record } from './record.ts';
import { following, sender } from './send.ts';

const id = '01900000-0000-7000-8000-0000000000ff';
const stream = `test.memo-${id}`;
const write = { type: 'WriteMemo', data: { id, title: 'a', text: 'b' } } as const;
const edit = (data: { title?: string; text?: string }) => ({ type: 'EditMemo', data: { id, ...data } }) as const;
const keyed = { commandId: '01900000-0000-7000-8000-aaaaaaaaaaaa', isKeyed: true };

const strict: typeof memoAggregate = {
  ...memoAggregate,
  decide: {
    ...memoAggregate.decide,
    EditMemo: () => {
      throw new Rejected('forbidden');
    },
  },
};

describe('a repeat', () => {
  let log = temporaryLog();
  let { send } = pipelineOver(log.events);
  beforeEach(async () => {
    log = temporaryLog();
    ({ send } = pipelineOver(log.events));
    await send(write);
  });
  afterEach(() => log.close());
  const metas = async () => (await eventsOf(log.events, stream)).map(({ meta }) => meta);

  it('is known by what was done, whatever the decider of a later version makes of it', async () => {
    const first = await send(edit({ title: 'c' }), keyed);
    expect(await pipelineOver(log.events, { aggregate: strict }).send(edit({ title: 'c' }), keyed)).toEqual(first);
  });

  it('is known so also where it changed nothing', async () => {
    const first = await send(edit({ title: 'a' }), keyed);
    expect(await pipelineOver(log.events, { aggregate: strict }).send(edit({ title: 'a' }), keyed)).toEqual(first);
  });

  it('of an event from before requests were hashed is decided again', async () => {
    const [written] = await metas();
    const origin = { actor: writer, commandId: keyed.commandId, commandType: 'EditMemo', ipHash: '' } as const;
    const events = [{ type: 'MemoTitled', data: { id, to: 'c' } }];
    const now = { revision: 0, hash: written?.hash };
    const at = '2026-01-01T00:00:00.000000Z';
    const old = await record({ ...origin, source: 'web', correlationId: '' }, { stream, at, now, events });
    await log.events.append(stream, old, 0);
    expect((await metas())[1]).not.toHaveProperty('requestHash');
    expect(await send(edit({ title: 'c' }), keyed)).toMatchObject({ revision: 1, body: { title: 'c' } });
    await expect(send(edit({ title: 'd' }), keyed)).rejects.toMatchObject({ code: 'key_reused' });
    expect(await metas()).toHaveLength(2);
  });

  it('of a request whose id was made up for it alone is decided again, since no hash of it is kept', async () => {
    const unrepeated = { ...keyed, isUnrepeated: true };
    const first = await send(edit({ title: 'c' }), unrepeated);
    expect((await metas())[1]).not.toHaveProperty('requestHash');
    expect(await pipelineOver(log.events).send(edit({ title: 'c' }), unrepeated)).toEqual(first);
    await expect(send(edit({ title: 'd' }), unrepeated)).rejects.toMatchObject({ code: 'key_reused' });
    expect(await metas()).toHaveLength(2);
  });

  it('is no other command under the same key, and nobody finds equal commands by their hashes', async () => {
    await send(edit({ title: 'c' }), keyed);
    await expect(send(edit({ title: 'd' }), keyed)).rejects.toMatchObject({ code: 'key_reused' });
    await send(edit({ title: 'a' }));
    await send(edit({ title: 'c' }));
    const hashes = (await metas()).map(({ requestHash }) => requestHash);
    expect(new Set(hashes).size).toBe(4);
    expect(hashes.every((hash) => /^[0-9a-f]{64}$/.test(hash ?? ''))).toBe(true);
  });

  it('says in its events what was asked, where, and what it follows from', async () => {
    const { send: other } = pipelineOver(log.events);
    const execute = ({ command, ...rest }: Parameters<Parameters<typeof sender>[0]>[0]) =>
      other(command as never, rest);
    const workflow = sender(execute, { actor: writer, source: 'workflow:memos' });
    const [cause] = await eventsOf(log.events, stream);
    if (cause) await following(cause, () => workflow(edit({ text: 'later' }), { id: commandIdOf('memos', v7()) }));
    const [first, second] = await metas();
    expect(first).toMatchObject({ commandType: 'WriteMemo', source: 'web', causationId: first?.commandId });
    expect(second).toMatchObject({
      commandType: 'EditMemo',
      source: 'workflow:memos',
      causationId: cause?.id,
      correlationId: cause?.meta.correlationId,
    });
  });
});
