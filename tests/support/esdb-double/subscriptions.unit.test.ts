import type streams from '@eventstore/db-client/generated/streams_pb.js';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openEventLog } from './event-log.ts';
import { filterBy } from './filter.ts';
import { followAll } from './subscriptions.ts';
import { append } from './writer.ts';

const bytes = new Uint8Array();

function logOf(count: number) {
  const log = openEventLog([], () => undefined);
  const add = (id: string) => {
    const event = { id, type: 'Made', contentType: 'application/json', data: bytes, metadata: bytes };
    append(log, { stream: 's', expected: 'any', events: [event] });
  };
  for (let n = 0; n < count; n++) add(String(n));
  return { log, add };
}

/** A reader that takes one message at a time, when it is told to. */
function slowReader() {
  const leaving = new AbortController();
  const got: streams.ReadResp[] = [];
  let take = () => undefined as void;
  const send = (response: streams.ReadResp) => {
    got.push(response);
    return new Promise<void>((resolve) => {
      take = resolve;
    });
  };
  const taken = async () => {
    take();
    await turn();
  };
  return { sink: { gone: leaving.signal, send }, got, taken, leave: () => leaving.abort() };
}

const idsIn = (responses: streams.ReadResp[]) =>
  responses.flatMap((r) => r.getEvent()?.getEvent()?.getId()?.getString() ?? []);

it('sends nothing more to a reader that has no room, and what is written meanwhile afterwards', async () => {
  const { log, add } = logOf(2);
  const reader = slowReader();
  const done = followAll(log, reader.sink, { from: 'start', filter: undefined });
  await reader.taken();
  add('late');
  await turn();
  expect(idsIn(reader.got)).toEqual(['0']);
  for (let n = 0; n < 5; n++) await reader.taken();
  expect(idsIn(reader.got)).toEqual(['0', '1', 'late']);
  reader.leave();
  await done;
});

it('reports how far it looked while nothing matches', async () => {
  const { log } = logOf(9);
  const reader = slowReader();
  const filter = filterBy({ on: 'stream', regex: '', prefixes: ['other'], searchWindow: 2, checkpointMultiplier: 2 });
  const done = followAll(log, reader.sink, { from: 'start', filter });
  for (let n = 0; n < 6; n++) await reader.taken();
  const reached = reader.got.flatMap((response) => response.getCheckpoint()?.getCommitPosition() ?? []);
  expect(reached).toEqual([log.all[3], log.all[7]].map((event) => String(event?.position)));
  reader.leave();
  await done;
});
