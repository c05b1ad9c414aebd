import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { answer, stubServer, user } from '../../kernel/api/call.fixture.ts';
import { sessionStarted } from '../../kernel/session/session.slice.ts';
import { createStore } from '../../kernel/store/store.ts';
import { MaruTheme } from '../../design/theme-provider.tsx';
import { MyScreen } from './my.screen.tsx';

/** A person with a password. */
export const account = {
  ...user,
  email: 'haneul@example.com',
  phone: '01012345678',
  certified: true,
  since: '2026-01-05T10:00:00.000000Z',
  social: [] as string[],
  due: [],
  agreed: [
    { which: 'terms', version: 1 },
    { which: 'privacy', version: 1 },
  ],
};
export const now = Date.now();
const session = (id: string, device: string, current = false) => ({
  id,
  device,
  started_at: now - 86_400_000,
  seen_at: now - 3_600_000,
  current,
});
const both = { sessions: [session('s2', 'Safari · iPhone'), session('s1', 'Chrome · Windows', true)] };

type Replies = Readonly<Record<string, (request: Request) => Response>>;
/** One's own account on the screen; `own` answers calls in place of the usual. */
export const openMy = async (own: Replies = {}, shown: object = account) => {
  const replies: Replies = {
    'GET auth/my': () => answer(200, shown),
    'GET auth/my/sessions': () => answer(200, both),
    ...own,
  };
  const { requests } = stubServer([
    (request) =>
      replies[`${request.method} ${new URL(request.url).pathname.slice('/api/'.length)}`]?.(request) ?? answer(200, {}),
  ]);
  const store = createStore();
  store.dispatch(sessionStarted({ accessToken: 't', user }));
  render(
    <Provider store={store}>
      <MaruTheme>
        <MemoryRouter>
          <MyScreen />
        </MemoryRouter>
      </MaruTheme>
    </Provider>,
  );
  await screen.findByRole('heading', { name: '프로필' });
  const sent = (method: string, path: string) =>
    requests.filter((request) => request.method === method && request.url.includes(`/api/${path}`));
  return { store, sent };
};
