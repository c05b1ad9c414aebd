import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { user } from '../../kernel/api/call.fixture.ts';
import { Live } from '../../kernel/live/live-client.ts';
import { FakeSocket } from '../../kernel/store/live.fixture.ts';
import { sessionStarted } from '../../kernel/session/session.slice.ts';
import { createStore } from '../../kernel/store/store.ts';
import { MaruTheme } from '../../design/theme-provider.tsx';
import { SocketTestScreen } from './socket-test-screen.tsx';

const open = async () => {
  const sockets: FakeSocket[] = [];
  const store = createStore(
    new Live(async (auth) => {
      const socket = Object.assign(new FakeSocket(auth), { io: { engine: { transport: { name: 'websocket' } } } });
      sockets.push(socket);
      return socket;
    }),
  );
  const exp = Math.floor(Date.now() / 1000) + 900;
  store.dispatch(sessionStarted({ accessToken: `h.${btoa(JSON.stringify({ exp }))}.s`, user }));
  render(
    <Provider store={store}>
      <MaruTheme>
        <MemoryRouter>
          <SocketTestScreen />
        </MemoryRouter>
      </MaruTheme>
    </Provider>,
  );
  await screen.findByText('연결됨');
  return sockets[0] as FakeSocket;
};

it('shows the connection, and who it is for', async () => {
  const socket = await open();
  act(() => socket.receive('welcome', { id: 'u1', name: '김하늘', no: 1 }));
  expect(screen.getByText('websocket')).toBeTruthy();
  expect(screen.getByText('u1')).toBeTruthy();
  expect(screen.getByText('김하늘 (1)')).toBeTruthy();
});

it('enters a room by name, shows the answer, and logs what comes', async () => {
  const socket = await open();
  await userEvent.click(screen.getByRole('button', { name: '들어가기' }));
  expect(socket.sent).toContainEqual(['join', 'projects']);
  expect(await screen.findByText('됐어요. 위치 0')).toBeTruthy();
  act(() => socket.receive('delete_project', { id: 'a' }));
  expect(within(screen.getByRole('list', { name: '기록' })).getByText('delete_project')).toBeTruthy();
  socket.acknowledge.mockReturnValue({ ok: false, code: 'not_member' });
  await userEvent.click(screen.getByRole('button', { name: '나가기' }));
  expect(await screen.findByText(/^거절됐어요/)).toBeTruthy();
});
