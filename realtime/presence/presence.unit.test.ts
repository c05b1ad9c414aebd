import { EventEmitter } from 'node:events';
import { memoryLiveBus } from '@maru/platform/live-bus/memory-live-bus';
import { memorySocketCluster } from '@maru/platform/socket-cluster/memory-socket-cluster';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveNamespace, LiveSocket } from '../session/live-socket.ts';
import { topicOf } from './node-statements.ts';
import { presence } from './presence.ts';
import type { ReadPeople } from './room-display.ts';

const room = 'project:1';
const bus = memoryLiveBus();
const cluster = memorySocketCluster(bus, (error) => fail(error));
const people: ReadPeople = async (ids) => ids.map((id) => ({ id, no: 1, name: id, image: null }));

/** A node whose sockets are plain objects; `told` is what each of them was sent last. */
const openNode = () => {
  const told = new Map<string, readonly string[]>();
  const rooms = new Map<string, Set<string>>();
  const adapter = Object.assign(new EventEmitter(), { rooms });
  const sockets = new Map<string, LiveSocket>();
  const to = (target: string | readonly string[]) => ({
    emit: (_event: string, message: { people: readonly { id: string }[] }) => {
      for (const id of typeof target === 'string' ? (rooms.get(target) ?? []) : target)
        told.set(
          id,
          message.people.map((person) => person.id),
        );
    },
  });
  const namespace = { adapter, sockets, local: { to } } as unknown as LiveNamespace;
  const hasPresence = (name: string) => name.startsWith('project:');
  const joined = cluster.join(() => node.onLoss());
  const node = presence({ namespace, node: joined, people, hasPresence, onError: fail });
  const leave = (id: string) => {
    sockets.delete(id);
    rooms.get(room)?.delete(id);
    adapter.emit('leave-room', room, id);
    if (rooms.get(room)?.size === 0 && rooms.delete(room)) adapter.emit('delete-room', room);
  };
  return {
    told,
    leave,
    enter: (id: string, person: string, reply: unknown = { id: person }) => {
      const own = new Set([room]);
      const socket = Object.assign(new EventEmitter(), { data: { actor: { id: person }, present: false }, rooms: own });
      sockets.set(id, socket as unknown as LiveSocket);
      node.follow(socket as unknown as LiveSocket);
      if (!rooms.has(room)) adapter.emit('create-room', room);
      rooms.set(room, (rooms.get(room) ?? new Set()).add(id));
      adapter.emit('join-room', room, id);
      socket.emit('welcome', reply);
    },
    close: () => {
      node.close();
      joined.leave();
    },
  };
};
const fail = (error: unknown) => {
  throw error;
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

let [one, other] = [] as unknown as [ReturnType<typeof openNode>, ReturnType<typeof openNode>];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  [one, other] = [openNode(), openNode()];
});
afterEach(() => {
  one.close();
  other.close();
  vi.useRealTimers();
});

it('tells everyone in a room who is there, on whichever node, within a second', async () => {
  one.enter('s1', 'ann');
  other.enter('s2', 'ben');
  await pass(500);
  expect(one.told.get('s1')).toEqual(['ann', 'ben']);
  expect(other.told.get('s2')).toEqual(['ann', 'ben']);
});

it('takes two tabs for one person, who is there until the last has gone', async () => {
  one.enter('s1', 'ann');
  other.enter('tab1', 'ben');
  other.enter('tab2', 'ben');
  await pass(500);
  expect(one.told.get('s1')).toEqual(['ann', 'ben']);
  expect(other.told.get('tab2')).toEqual(['ann', 'ben']);
  other.leave('tab1');
  await pass(5_000);
  expect(one.told.get('s1')).toEqual(['ann', 'ben']);
  other.leave('tab2');
  await pass(2_000);
  expect(one.told.get('s1')).toEqual(['ann']);
});

it('does not show that a page loads again', async () => {
  one.enter('s1', 'ann');
  other.enter('s2', 'ben');
  await pass(500);
  one.told.clear();
  other.leave('s2');
  await pass(1_000);
  other.enter('s3', 'ben');
  await pass(5_000);
  expect(one.told.size).toBe(0);
  expect(other.told.get('s3')).toEqual(['ann', 'ben']);
});

it('sees nobody who has not answered the welcome, or has answered in the name of another', async () => {
  one.enter('s1', 'ann');
  one.enter('s2', 'ben', { id: 'ann' });
  one.enter('s3', 'eve', null);
  await pass(500);
  expect(one.told.get('s1')).toEqual(['ann']);
});

it('asks the others when it begins', async () => {
  other.enter('s2', 'ben');
  await pass(500);
  one.close();
  one = openNode();
  one.enter('s1', 'ann');
  await pass(500);
  expect(one.told.get('s1')).toEqual(['ann', 'ben']);
});

it('forgets a node that leaves at once, and one that is silent after a while', async () => {
  const { topics } = cluster.join(() => undefined);
  const say = (node: string, ids: readonly string[]) => topics.signal(topicOf(room), { node, people: ids });
  one.enter('s1', 'ann');
  say('leaving', ['ben']);
  say('dying', ['eve']);
  await pass(500);
  expect(one.told.get('s1')).toEqual(['ann', 'ben', 'eve']);
  say('leaving', []);
  await pass(500);
  expect(one.told.get('s1')).toEqual(['ann', 'eve']);
  await pass(40_000);
  expect(one.told.get('s1')).toEqual(['ann']);
});
