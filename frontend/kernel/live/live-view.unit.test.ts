import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../api/call.fixture.ts';
import { liveTest, message, note } from '../store/live.fixture.ts';

afterEach(() => vi.unstubAllGlobals());

/** Joined to the room with two notes loaded at position 10. */
const watching = async () => {
  const test = liveTest();
  test.server.notes = () => answer(200, { notes: [note('a', 3, 8), note('b', 1, 10)] }, { 'X-Position': '10' });
  await test.live.open();
  const socket = await test.socket();
  socket.acknowledge.mockReturnValue({ ok: true, positions: { note: 10 } });
  test.live.rooms.enter('board:1');
  await vi.waitFor(() => expect(test.room()).toBe('joined'));
  await test.load();
  const changes = () => test.server.asked.filter((url) => url.includes('/request/changes'));
  return { ...test, socket, changes };
};

describe('live messages', () => {
  it('put newer documents into the cache, known ones and new ones', async () => {
    const { socket, shown } = await watching();
    socket.receive('update_note', message(note('a', 4, 11)));
    socket.receive('update_note', message(note('c', 0, 12)));
    expect(shown()).toEqual(['a.4', 'b.1', 'c.0']);
  });

  it('are ignored when no newer than the cache', async () => {
    const { socket, shown } = await watching();
    socket.receive('update_note', message(note('a', 3, 8, { text: 'again' })));
    socket.receive('update_note', message(note('a', 2, 7, { text: 'older' })));
    expect(shown()).toEqual(['a.3', 'b.1']);
  });

  it('take deleted documents out, which older messages do not bring back', async () => {
    const { socket, shown } = await watching();
    socket.receive('delete_note', { id: 'a' });
    socket.receive('update_note', message(note('a', 3, 8)));
    expect(shown()).toEqual(['b.1']);
    socket.receive('update_note', message(note('a', 5, 12)));
    expect(shown()).toEqual(['b.1', 'a.5']);
  });

  it('take out what is marked deleted', async () => {
    const { socket, shown } = await watching();
    socket.receive('update_note', message(note('b', 2, 11, { deleted: true })));
    expect(shown()).toEqual(['a.3']);
  });

  it('that come while the query loads are not lost to its older answer', async () => {
    const { server, socket, load, shown } = await watching();
    let reply: (response: Response) => void = () => undefined;
    server.notes = () => new Promise((resolve) => (reply = resolve));
    const refetch = load().refetch();
    await vi.waitFor(() => expect(server.asked.filter((url) => url.includes('/notes'))).toHaveLength(2));
    socket.receive('update_note', message(note('a', 4, 11)));
    reply(answer(200, { notes: [note('a', 3, 8)] }, { 'X-Position': '10' }));
    await refetch;
    await vi.waitFor(() => expect(shown()).toEqual(['a.4']));
  });
});

describe('after a reconnect', () => {
  it('fetches what the room missed from the last position known, and handles it as live messages', async () => {
    const { socket, server, changes, shown, room } = await watching();
    socket.receive('update_note', message(note('a', 4, 20)));
    socket.drop();
    expect(room()).toBe('joining');
    server.changes = () =>
      answer(200, {
        changes: [
          { view: 'note', ...message(note('a', 4, 20, { text: 'known' })) },
          { view: 'note', ...message(note('b', 2, 25)) },
          { view: 'other', ...message(note('x', 1, 26)) },
        ],
        reset: false,
      });
    socket.acknowledge.mockReturnValue({ ok: true, positions: { note: 30 } });
    socket.connect();
    await vi.waitFor(() => expect(shown()).toEqual(['a.4', 'b.2']));
    expect(changes()).toEqual(['/api/request/changes?room=board%3A1&note=20']);
  });

  it('asks nothing when nothing was missed', async () => {
    const { socket, changes, room } = await watching();
    socket.drop();
    socket.connect();
    await vi.waitFor(() => expect(room()).toBe('joined'));
    expect(changes()).toEqual([]);
  });

  it.each([
    ['the server says reset', () => answer(200, { changes: [], reset: true })],
    ['the changes cannot be had', () => answer(403, { code: 'not_member', message: '', errors: [] })],
  ])('loads everything again when %s', async (_, reply) => {
    const { socket, server, shown } = await watching();
    socket.drop();
    server.changes = reply;
    server.notes = () => answer(200, { notes: [note('z', 0, 40)] });
    socket.acknowledge.mockReturnValue({ ok: true, positions: { note: 50 } });
    socket.connect();
    await vi.waitFor(() => expect(shown()).toEqual(['z.0']));
    expect(server.asked.filter((url) => url.includes('/request/changes'))).toHaveLength(1);
  });

  it('goes on from where the catch-up ended, which is what the view had reached', async () => {
    const { socket, server, changes } = await watching();
    server.changes = () => answer(200, { changes: [{ view: 'note', ...message(note('a', 4, 33)) }], reset: false });
    const reconnect = async (position: number) => {
      socket.drop();
      socket.acknowledge.mockReturnValue({ ok: true, positions: { note: position } });
      socket.connect();
    };
    await reconnect(30);
    await vi.waitFor(() => expect(changes()).toHaveLength(1));
    await reconnect(40);
    await vi.waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes().at(-1)).toContain('note=30');
  });
});

describe('when the server may have missed messages', () => {
  it('asks for what the room missed from what was known before, whatever came meanwhile', async () => {
    const { socket, server, changes, shown } = await watching();
    server.changes = () =>
      answer(200, {
        changes: [
          { view: 'note', ...message(note('a', 4, 11)) },
          { view: 'note', ...message(note('c', 0, 12)) },
        ],
        reset: false,
      });
    socket.acknowledge.mockReturnValue({ ok: true, positions: { note: 12 } });
    socket.receive('missed', undefined);
    socket.receive('update_note', message(note('c', 0, 12)));
    await vi.waitFor(() => expect(shown()).toEqual(['a.4', 'b.1', 'c.0']), { timeout: 5_000 });
    expect(changes()).toEqual(['/api/request/changes?room=board%3A1&note=10']);
  });

  it('believes no answer that was on its way then', async () => {
    const { socket, changes } = await watching();
    socket.drop();
    socket.acknowledge.mockReturnValue({ ok: true, positions: { note: 12 } });
    socket.acknowledge.mockImplementationOnce(() => {
      socket.receive('missed', undefined);
      return { ok: true, positions: { note: 11 } };
    });
    socket.connect();
    await vi.waitFor(() => expect(socket.sent.filter(([event]) => event === 'join')).toHaveLength(3), {
      timeout: 5_000,
    });
    await vi.waitFor(() => expect(changes()).toHaveLength(1));
    socket.drop();
    socket.connect();
    await vi.waitFor(() => expect(socket.sent.filter(([event]) => event === 'join')).toHaveLength(4));
    expect(changes()).toEqual(['/api/request/changes?room=board%3A1&note=10']);
  });
});

it('a catch-up and a load that both fail are tried again, and no message hides what is missing', async () => {
  const { socket, server, changes, shown } = await watching();
  const broken = () => answer(503, { code: 'unavailable', message: 'away' });
  [server.changes, server.notes] = [broken, broken];
  socket.drop();
  socket.acknowledge.mockReturnValue({ ok: true, positions: { note: 12 } });
  socket.connect();
  await vi.waitFor(() => expect(server.asked.filter((url) => url.includes('/notes'))).toHaveLength(2));
  socket.receive('update_note', message(note('c', 0, 13)));
  server.changes = () => answer(200, { changes: [{ view: 'note', ...message(note('a', 4, 11)) }], reset: false });
  await vi.waitFor(() => expect(shown()).toEqual(['a.4', 'b.1', 'c.0']), { timeout: 5_000 });
  expect(changes().every((url) => url.endsWith('note=10'))).toBe(true);
});

it('a view that stands still does not hide what others in its room have', async () => {
  const { socket, server, shown } = await watching();
  socket.receive('update_note', message(note('a', 4, 20)));
  socket.drop();
  server.changes = () => answer(200, { changes: [{ view: 'note', ...message(note('b', 2, 25)) }], reset: false });
  socket.acknowledge.mockReturnValue({ ok: true, positions: { other: 3, note: 25 } });
  socket.connect();
  await vi.waitFor(() => expect(shown()).toEqual(['a.4', 'b.2']));
});

it('data that was loaded before the room was joined is brought up to the joining', async () => {
  const { live, server, load, shown, socket } = liveTest();
  server.notes = () => answer(200, { notes: [note('a', 1, 5)] }, { 'X-Position': '5' });
  server.changes = () => answer(200, { changes: [{ view: 'note', ...message(note('a', 2, 7)) }], reset: false });
  await load();
  await live.open();
  (await socket()).acknowledge.mockReturnValue({ ok: true, positions: { note: 9 } });
  live.rooms.enter('board:1');
  await vi.waitFor(() => expect(shown()).toEqual(['a.2']));
});
