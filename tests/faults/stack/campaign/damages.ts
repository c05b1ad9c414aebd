import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { commentStream } from '@maru/contracts/tracker/comment/comment.events';
import { vi } from 'vitest';
import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import { copiesOf, kill, patience } from '../processes.ts';
import type { Ground } from './ground.ts';
import { liveOf } from './releases.ts';

/** Something that rests with a stack was damaged. What it may touch, and how all is whole again. */
export interface Damage {
  readonly name: string;
  readonly kills?: number;
  /** What `verify` has to name. */
  readonly named?: { readonly stream: string; readonly revision: number; readonly fault: 'foreign' | 'damaged' };
  /** A metric that some process counts it in. */
  readonly metric?: string;
  /** Documents, as `<view> <id>`, that a rebuild makes otherwise while it is there: they are, or follow from, what was damaged. */
  readonly differing?: readonly string[];
  /** Whose is touched: what is refused, and nothing else. Throws where it is otherwise. */
  readonly expectRefused?: () => Promise<void>;
  readonly mend?: () => Promise<void>;
  /** Once it is mended. Throws where something is refused still. */
  readonly expectWhole?: () => Promise<void>;
}

export interface Place {
  readonly ground: Ground;
  readonly issue: string;
}

const say = async ({ ground: { client, project }, issue }: Place, text: string): Promise<string> => {
  const { status, body } = await client.call<Comment>('POST', 'request/comment/add', {
    body: { prj_id: project, issue_id: issue, comment: text },
  });
  if (status !== 200) throw new Error(`a comment was answered ${status}`);
  return body.id;
};
const edit = ({ client }: Ground, id: string, text: string) =>
  client.call<{ code?: string }>('POST', 'request/comment/add', { body: { id, comment: text } });
/** Throws where an answer has another status. */
export const expectStatus = async (answer: Promise<{ status: number; body: unknown }>, wanted: number) => {
  const { status, body } = await answer;
  if (status !== wanted) throw new Error(`${status} instead of ${wanted}: ${JSON.stringify(body)}`);
};

/** As another program may, which knows nothing of ours. */
const intrude = async ({ stack }: Ground, stream: string) => {
  const intruder = EventStoreDBClient.connectionString(stack.esdbUrl);
  try {
    await intruder.appendToStream(stream, jsonEvent({ type: 'Noted', data: { by: 'somebody' }, metadata: {} }));
  } finally {
    await intruder.dispose();
  }
};

export const foreignEvent = async (place: Place): Promise<Damage> => {
  const id = await say(place, '끼어든 글');
  await intrude(place.ground, commentStream(id));
  return {
    name: 'an event of another program in a stream of ours',
    named: { stream: commentStream(id), revision: 1, fault: 'foreign' },
    metric: 'maru_foreign_events_total',
    expectRefused: () => expectStatus(edit(place.ground, id, '이어 쓴 글'), 200),
  };
};

/** While nobody can have folded it yet; those who have decided upon it are killed, so that they read it again. */
export const unreadEvent = async (place: Place): Promise<Damage> => {
  const { ground } = place;
  const id = await say(place, '읽기 전 글');
  const [projectors, commanders] = [
    await copiesOf(ground.stack, 'projectors'),
    await copiesOf(ground.stack, 'command-api'),
  ];
  for (const { pid } of projectors) process.kill(pid, 'SIGSTOP');
  try {
    // What is written would come to them all the same, to be read when they wake.
    ground.store.signal('SIGUSR2');
    await vi.waitFor(() => expectStatus(edit(ground, id, '읽을 수 없는 글'), 200), patience);
    await ground.store.order('damage', commentStream(id), 1);
  } finally {
    for (const { pid } of projectors) process.kill(pid, 'SIGCONT');
  }
  await Promise.all(commanders.map((one) => kill(ground.stack, one)));
  return {
    name: 'a row of the log that is not JSON, before it is folded',
    kills: commanders.length,
    named: { stream: commentStream(id), revision: 1, fault: 'damaged' },
    metric: 'projection_parked_documents',
    differing: [`comment ${id}`],
    expectRefused: () => expectStatus(edit(ground, id, '더 쓴 글'), 500),
    expectWhole: () => expectStatus(edit(ground, id, '다시 쓴 글'), 200),
  };
};

export const foldedEvent = async (place: Place): Promise<Damage> => {
  const id = await say(place, '읽은 뒤의 글');
  await place.ground.client.call('GET', 'request/comment/list', { query: { id: place.issue, last_update: -1 } });
  await place.ground.store.order('damage', commentStream(id), 0);
  return {
    name: 'a row of the log that is not JSON, after it was folded',
    named: { stream: commentStream(id), revision: 0, fault: 'damaged' },
    // The issue counts its comments.
    differing: [`comment ${id}`, `issue ${place.issue}`],
  };
};

export const viewRow = async (place: Place): Promise<Damage> => {
  const id = await say(place, '보이는 글');
  await place.ground.client.call('GET', 'request/comment/list', { query: { id: place.issue, last_update: -1 } });
  const rows = place.ground.db.collection<{ _id: string; body: string }>(await liveOf(place.ground, 'comment'));
  const row = await rows.findOne({ _id: id });
  if (!row) throw new Error('the view lacks a comment that it has shown');
  await rows.updateOne({ _id: id }, { $set: { body: row.body.replace('보이는', '다른') } });
  return { name: 'a document of a view', differing: [`comment ${id}`] };
};
