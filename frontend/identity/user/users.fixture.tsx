import type { ManagedUser } from '@maru/contracts/identity/user/user.views';
import { fireEvent, screen } from '@testing-library/react';
import { answer, user } from '../../kernel/api/call.fixture.ts';
import { openAt, type Replies } from '../../kernel/store/screen.fixture.tsx';
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

/** The screen in front of a server that answers `own`, and four people otherwise; it tells what was asked and sent. */
export const open = (own: Replies = {}, at = '/adm/user') => {
  const replies = {
    'GET adm/user/list': () => answer(200, { list: people, total: 41, next: 'cursor', previous: null }),
    'GET adm/table/settings': () => answer(200, { filters: [], columns: {} }),
    ...own,
  };
  const { asked, sent } = openAt(at, <UsersScreen />, replies, 10);
  return { asked: () => asked('adm/user/list'), sent };
};
export const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const menuOf = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `${name} 님 메뉴` }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};
export const choose = async (name: string) => fireEvent.click(await screen.findByRole('menuitem', { name }));
