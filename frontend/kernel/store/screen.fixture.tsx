import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { MaruTheme } from '../../design/theme-provider.tsx';
import { problem, stubServer, user } from '../api/call.fixture.ts';
import { sessionStarted } from '../session/session.slice.ts';
import { TopSnackbar } from '../snackbar/top-snackbar.tsx';
import { Live } from '../live/live-client.ts';
import { FakeSocket } from './live.fixture.ts';
import { createStore } from './store.ts';

/** Shows where the router is. */
export const Where = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="주소">{decodeURIComponent(pathname + search)}</output>;
};

export type Replies = Readonly<Record<string, (request: Request) => Response>>;

/**
 * A screen at an address, for somebody who is logged in; `sent` answers the bodies of calls, which are named as in
 * `POST shop/order/cancel`.
 */
export const openAt = (path: string, screens: ReactNode, replies: Replies, level = 1) => {
  const sockets: FakeSocket[] = [];
  const bodies: [string, unknown][] = [];
  const { requests } = stubServer([
    (request) => {
      const call = `${request.method} ${new URL(request.url).pathname.slice('/api/'.length)}`;
      void request
        .clone()
        .text()
        .then((text) => bodies.push([call, text && JSON.parse(text)]));
      return replies[call]?.(request) ?? problem(404, 'not_found', call);
    },
  ]);
  const live = new Live(async (authenticate) => {
    const socket = new FakeSocket(authenticate);
    sockets.push(socket);
    return socket;
  });
  const store = createStore(live);
  store.dispatch(sessionStarted({ accessToken: 't', user: { ...user, level } }));
  render(
    <Provider store={store}>
      <MaruTheme>
        <MemoryRouter initialEntries={[path]}>
          {screens}
          <Where />
          <TopSnackbar />
        </MemoryRouter>
      </MaruTheme>
    </Provider>,
  );
  return {
    sockets,
    sent: (call: string) => bodies.filter(([name]) => name === call).map(([, body]) => body),
    asked: (path: string) =>
      requests
        .filter(({ url }) => new URL(url).pathname === `/api/${path}`)
        .map(({ url }) => new URL(url).searchParams),
  };
};
