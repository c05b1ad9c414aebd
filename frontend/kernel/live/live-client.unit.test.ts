import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionStarted } from '../session/session.slice.ts';
import { user } from '../api/call.fixture.ts';
import { liveTest } from '../store/live.fixture.ts';

afterEach(() => vi.unstubAllGlobals());
const opened = async () => {
  const test = liveTest();
  await test.live.open();
  return { ...test, socket: await test.socket(), connection: () => test.store.getState().live.connection };
};

describe('connection', () => {
  it('shows its token, answers the welcome and says that it is there', async () => {
    const { socket, store, connection } = await opened();
    expect(socket.tokens).toEqual([store.getState().session.accessToken]);
    expect(connection()).toBe('connected');
    socket.receive('welcome', { name: '김하늘', no: 1, id: 'u1' });
    expect(socket.sent).toContainEqual(['welcome', { name: '김하늘', no: 1, id: 'u1' }]);
  });

  it('comes back with a fresh token when the server ended it', async () => {
    const { socket } = await opened();
    socket.drop(true);
    await vi.waitFor(() => expect(socket.connected).toBe(true));
    expect(socket.tokens.at(-1)).toBe('fresh');
  });

  it('is renewed when the session is', async () => {
    const { socket, store } = await opened();
    store.dispatch(sessionStarted({ accessToken: 'newer', user }));
    expect(socket.sent).toContainEqual(['renew', 'newer']);
  });

  it('says offline after it has failed twice, and while nobody needs it', async () => {
    const { socket, live, connection } = await opened();
    socket.drop();
    expect(connection()).toBe('connecting');
    socket.receive('connect_error', new Error('xhr poll error'));
    expect(connection()).toBe('connecting');
    socket.receive('connect_error', new Error('xhr poll error'));
    expect(connection()).toBe('offline');
    socket.connect();
    await vi.waitFor(() => expect(connection()).toBe('connected'));
    live.close();
    expect(connection()).toBe('offline');
    expect(socket.connected).toBe(false);
  });
});

describe('rooms', () => {
  it('are joined once for several screens and left with the last', async () => {
    const { socket, live, room } = await opened();
    const [leave, leaveToo] = [live.rooms.enter('board:1'), live.rooms.enter('board:1')];
    await vi.waitFor(() => expect(room()).toBe('joined'));
    leave();
    leave();
    expect(room()).toBe('joined');
    leaveToo();
    expect(room()).toBeUndefined();
    expect(socket.sent).toEqual([
      ['join', 'board:1'],
      ['leave', 'board:1'],
    ]);
  });

  it('are joined again after a reconnect', async () => {
    const { socket, live, room } = await opened();
    live.rooms.enter('board:1');
    await vi.waitFor(() => expect(room()).toBe('joined'));
    socket.drop();
    socket.connect();
    await vi.waitFor(() => expect(room()).toBe('joined'));
    expect(socket.sent).toEqual([
      ['join', 'board:1'],
      ['join', 'board:1'],
    ]);
  });

  it('may be refused, or taken away', async () => {
    const { socket, live, room } = await opened();
    socket.acknowledge.mockReturnValueOnce({ ok: false, code: 'not_member' });
    const leave = live.rooms.enter('board:1');
    await vi.waitFor(() => expect(room()).toBe('refused'));
    leave();
    live.rooms.enter('board:1');
    await vi.waitFor(() => expect(room()).toBe('joined'));
    socket.receive('removed', { room: 'board:1' });
    expect(room()).toBe('refused');
  });
});
