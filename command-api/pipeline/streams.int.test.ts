import type { EventStore } from '@maru/platform/event-store/event-store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memoAggregate, over, pipelineOver, temporaryLog } from './memo.fixture.ts';
import { openStreams } from './streams.ts';

const id = '01900000-0000-7000-8000-0000000000ff';
const stream = `test.memo-${id}`;
const write = { type: 'WriteMemo', data: { id, title: 'a', text: 'b' } } as const;
const edit = (data: { title?: string; text?: string }) => ({ type: 'EditMemo', data: { id, ...data } }) as const;

/** Notes from which revision each read starts. */
const counting = (events: EventStore) => {
  const from: (number | undefined)[] = [];
  const readStream: EventStore['readStream'] = (name, options = {}) => {
    from.push(options.from);
    return events.readStream(name, options);
  };
  return { events: { ...over(events), readStream }, from };
};

describe('streams', () => {
  let log = temporaryLog();
  beforeEach(() => {
    log = temporaryLog();
  });
  afterEach(() => log.close());

  it('reads only what is newer than what is known, also when others wrote it', async () => {
    const { events, from } = counting(log.events);
    const { load } = openStreams(events);
    const { send } = pipelineOver(log.events);
    await send(write);
    expect(await load(memoAggregate, stream)).toMatchObject({ revision: 0, state: { title: 'a' } });
    await send(edit({ title: 'c', text: 'd' }));
    expect(await load(memoAggregate, stream)).toMatchObject({
      revision: 2,
      position: 3,
      state: { title: 'c', text: 'd' },
    });
    expect(from).toEqual([0, 1]);
  });

  it('is one fold, however many read at once', async () => {
    const { send } = pipelineOver(log.events);
    await send(write);
    const { load } = openStreams(log.events);
    const states = await Promise.all(Array.from({ length: 5 }, () => load(memoAggregate, stream)));
    await send(edit({ text: 'd' }));
    const more = await Promise.all(Array.from({ length: 5 }, () => load(memoAggregate, stream)));
    expect(new Set([...states, ...more].map(({ revision }) => revision))).toEqual(new Set([0, 1]));
  });

  it('knows an empty stream', async () => {
    expect(await openStreams(log.events).load(memoAggregate, stream)).toMatchObject({
      revision: -1,
      position: 0,
      hash: undefined,
    });
  });

  it('does not pass over an event it cannot fold', async () => {
    await pipelineOver(log.events).send(write);
    const { MemoWritten: _, ...rest } = memoAggregate.evolve;
    const unknowing = { ...memoAggregate, evolve: rest as typeof memoAggregate.evolve };
    await expect(openStreams(log.events).load(unknowing, stream)).rejects.toThrow(`${stream} holds MemoWritten`);
  });
});
