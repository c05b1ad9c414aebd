import type { ManagedUser } from '@maru/contracts/identity/user/user.views';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { answer, problem, stubServer, user } from '../../kernel/api/call.fixture.ts';
import { sessionStarted } from '../../kernel/session/session.slice.ts';
import { TopSnackbar } from '../../kernel/snackbar/top-snackbar.tsx';
import { createStore } from '../../kernel/store/store.ts';
import { MaruTheme } from '../../design/theme-provider.tsx';
import { UsersScreen } from './users.screen.tsx';

export const person = (id: string, part: Partial<ManagedUser> = {}): ManagedUser => ({
  id,
  no: 7,
  name: `사람 ${id}`,
  image: null,
  level: 1,
  type: 'email',
  status: 'active',
  since: Date.UTC(2026, 2, 2),
  revision: 0,
  ...part,
});
const people = [
  person('a'),
  person('b', { status: 'suspended' }),
  person('c', { status: 'withdrawn', name: '탈퇴한 사용자' }),
  person(user.id, { level: 10, name: user.name, no: 1 }),
];

const Where = () => <output aria-label="주소">{decodeURIComponent(useLocation().search)}</output>;
type Replies = Readonly<Record<string, (request: Request) => Response>>;
/** The screen in front of a server that answers `own`, and four people otherwise; it tells what was asked and sent. */
export const open = (own: Replies = {}, at = '/adm/user') => {
  const replies: Replies = { 'GET adm/user/list': () => answer(200, { list: people, total: 41 }), ...own };
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
  const store = createStore();
  store.dispatch(sessionStarted({ accessToken: 't', user: { ...user, level: 10 } }));
  render(
    <Provider store={store}>
      <MaruTheme>
        <MemoryRouter initialEntries={[at]}>
          <UsersScreen />
          <Where />
          <TopSnackbar />
        </MemoryRouter>
      </MaruTheme>
    </Provider>,
  );
  const asked = () =>
    requests.filter(({ url }) => url.includes('adm/user/list')).map(({ url }) => new URL(url).searchParams);
  return { asked, sent: (call: string) => bodies.filter(([name]) => name === call).map(([, body]) => body) };
};
export const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const menuOf = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `${name} 님 메뉴` }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};
export const choose = async (name: string) => fireEvent.click(await screen.findByRole('menuitem', { name }));
