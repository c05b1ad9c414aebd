import { EventEmitter } from 'node:events';
import pLimit from 'p-limit';
import { describe, expect, it } from 'vitest';
import type { Acknowledgement, LiveSocket, LiveSocketData } from '../session/live-socket.ts';
import { recheckRooms, type RoomRules, serveRooms } from './join-rooms.ts';

const roomOf = (n: number) => `project:${n}`;

const setup = (admit: RoomRules['admit'] = async () => ({ project: 'p' })) => {
  const data: LiveSocketData = {
    actor: { id: 'u', level: 1 },
    session: 's',
    person: { id: 'u', no: 1, name: '', image: null },
    expires: 0,
    rooms: new Map(),
    present: false,
    queue: pLimit(1),
  };
  const inside = new Set<string>();
  const socket = Object.assign(new EventEmitter(), {
    data,
    connected: true,
    join: async (room: string) => void inside.add(room),
    leave: async (room: string) => void inside.delete(room),
  });
  const failures: unknown[] = [];
  const revocations = { count: 0 };
  const rules: RoomRules = {
    admit,
    revocations: () => revocations.count,
    subscribed: async () => {},
    positions: async () => ({ issue: 7 }),
    onError: (error) => failures.push(error),
  };
  serveRooms(socket as unknown as LiveSocket, rules);
  const ask = (event: 'join' | 'leave', room: unknown) =>
    new Promise<Acknowledgement>((resolve) => socket.emit(event, room, resolve));
  const recheck = () => recheckRooms(socket as unknown as LiveSocket, rules);
  return { socket, ask, inside, failures, revocations, recheck };
};

describe('joining rooms', () => {
  it('answers what the views have reached', async () => {
    const { ask, inside } = setup();
    expect(await ask('join', roomOf(1))).toEqual({ ok: true, positions: { issue: 7 } });
    expect([...inside]).toEqual([roomOf(1)]);
  });

  it('takes effect in the order asked, however long a look takes', async () => {
    let release: () => void = () => undefined;
    const looked = new Promise<void>((resolve) => (release = resolve));
    const { ask, inside } = setup(async () => {
      await looked;
      return { project: 'p' };
    });
    const joined = ask('join', roomOf(1));
    const left = ask('leave', roomOf(1));
    release();
    expect([await joined, await left, [...inside]]).toEqual([{ ok: true, positions: { issue: 7 } }, { ok: true }, []]);
  });

  it('looks again when someone lost a project meanwhile', async () => {
    const answers = [{ project: 'p' }, { refused: 'not_member' }] as const;
    let looks = 0;
    const world = setup(async () => {
      world.revocations.count += looks === 0 ? 1 : 0;
      return answers[looks++] ?? { project: 'p' };
    });
    expect(await world.ask('join', roomOf(1))).toEqual({ ok: false, code: 'not_member' });
    expect([looks, [...world.inside]]).toEqual([2, []]);
  });

  it('ends at fifty rooms; those already joined may be asked for again', async () => {
    const { ask, inside } = setup();
    for (let n = 0; n < 50; n++) await ask('join', roomOf(n));
    expect(await ask('join', roomOf(50))).toEqual({ ok: false, code: 'rate_limited' });
    expect(await ask('join', roomOf(3))).toMatchObject({ ok: true });
    expect(inside.size).toBe(50);
  });

  it('lets nobody leave a room that was not joined', async () => {
    const { ask, inside } = setup();
    inside.add('user:u');
    expect(await ask('leave', 'user:u')).toEqual({ ok: true });
    expect([...inside]).toEqual(['user:u']);
  });

  it('leaves, when looked at again, what is not its own any more', async () => {
    const lost = new Set<string>();
    const { ask, inside, recheck, socket } = setup(async (_actor, room) =>
      lost.has(room) ? { refused: 'not_member' } : { project: 'p' },
    );
    const removed: unknown[] = [];
    socket.on('removed', (told) => removed.push(told));
    for (const n of [1, 2]) await ask('join', roomOf(n));
    lost.add(roomOf(1));
    recheck();
    await ask('join', roomOf(2));
    expect([[...inside], removed]).toEqual([[roomOf(2)], [{ room: roomOf(1) }]]);
  });

  it('stays outside when the socket is gone before the look is done', async () => {
    const world = setup(async () => {
      world.socket.connected = false;
      return { project: 'p' };
    });
    expect(await world.ask('join', roomOf(1))).toEqual({ ok: false, code: 'session_ended' });
    expect([...world.inside]).toEqual([]);
  });

  it('answers a failure, tells of it, and goes on', async () => {
    let broken = true;
    const { ask, failures } = setup(async () => {
      if (broken) throw new Error('broken');
      return { project: 'p' };
    });
    expect(await ask('join', roomOf(1))).toEqual({ ok: false, code: 'internal' });
    expect(failures).toEqual([new Error('broken')]);
    broken = false;
    expect(await ask('join', roomOf(1))).toMatchObject({ ok: true });
  });
});
