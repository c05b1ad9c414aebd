import type { Ending } from '@maru/contracts/kernel/live';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { describe, expect, it, vi } from 'vitest';
import type { LiveNamespace, LiveSocket } from './live-socket.ts';
import { endedSessions } from './ended-sessions.ts';

interface Session {
  readonly id: string;
  ended: boolean;
}
const ending: Ending<Session> = { view: 'session', ended: (doc) => doc.ended, endedSince: () => ({}) };

const setup = (...known: Session[]) => {
  const rooms = new Map<string, Set<string>>();
  const sockets = new Map<string, LiveSocket>();
  const said: string[] = [];
  const getMany = async (ids: readonly string[]) =>
    known.filter(({ id }) => ids.includes(id)).map((doc) => ({ doc, position: 1 }));
  const namespace = { adapter: { rooms }, sockets } as unknown as LiveNamespace;
  const views = { view: () => ({ getMany }) } as unknown as ViewStore;
  const sessions = endedSessions({ namespace, views, ending, onError: (error) => said.push(String(error)) });
  const connect = (id: string, session: string) => {
    const socket = {
      id,
      data: { session },
      join: (room: string) => rooms.set(room, (rooms.get(room) ?? new Set()).add(id)),
      emit: (event: string, { code }: { code: string }) => said.push(`${id} ${event} ${code}`),
      disconnect: () => sockets.delete(id),
    } as unknown as LiveSocket;
    sockets.set(id, socket);
    sessions.follow(socket);
  };
  return { sessions, connect, open: () => [...sockets.keys()], said, known };
};

describe('sockets of a session', () => {
  it('close when its end is heard, others stay', async () => {
    const { sessions, connect, open, said } = setup();
    connect('a', 's1');
    connect('b', 's1');
    connect('c', 's2');
    sessions.onSessionEnded('s1');
    expect([open(), said]).toEqual([['c'], ['a expired session_ended', 'b expired session_ended']]);
  });

  it('close when it ended while they were let in', async () => {
    const { connect, open } = setup({ id: 's1', ended: true });
    connect('a', 's1');
    await vi.waitFor(() => expect(open()).toEqual([]));
  });

  it('close when its end was missed', async () => {
    const { sessions, connect, open, known } = setup({ id: 's1', ended: false }, { id: 's2', ended: false });
    connect('a', 's1');
    connect('b', 's2');
    const [first] = known;
    if (first) first.ended = true;
    sessions.onLoss();
    await vi.waitFor(() => expect(open()).toEqual(['b']));
  });

  it('are not let in after its end; one that no view knows yet is', async () => {
    const { sessions } = setup({ id: 's1', ended: true });
    await expect(sessions.refuseEnded('s1')).rejects.toMatchObject({ code: 'session_ended' });
    await sessions.refuseEnded('s2');
  });
});
