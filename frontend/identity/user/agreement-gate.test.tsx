import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { answer, stubServer, user } from '../../kernel/api/call.fixture.ts';
import { sessionStarted } from '../../kernel/session/session.slice.ts';
import { createStore } from '../../kernel/store/store.ts';
import { MaruTheme } from '../../design/theme-provider.tsx';
import { AgreementGate } from './agreement-gate.tsx';

afterEach(() => void vi.unstubAllGlobals());
const both = [
  { which: 'terms', version: 1 },
  { which: 'privacy', version: 1 },
];
const account = {
  ...user,
  email: 'a@example.com',
  phone: null,
  certified: true,
  since: '2026-01-05T10:00:00Z',
  social: [],
};

/** The gate for somebody who has agreed to these texts. */
const open = (agreed: readonly object[], level = 1) => {
  let known = agreed;
  const { requests } = stubServer([
    (request) => {
      if (request.method === 'POST' && request.url.endsWith('auth/agree')) known = both;
      const due =
        level >= 10 ? [] : both.filter(({ which }) => !known.some((one) => 'which' in one && one.which === which));
      return answer(200, { ...account, level, agreed: known, due });
    },
  ]);
  const store = createStore();
  store.dispatch(sessionStarted({ accessToken: 't', user: { ...user, level } }));
  render(
    <Provider store={store}>
      <MaruTheme>
        <MemoryRouter>
          <AgreementGate />
        </MemoryRouter>
      </MaruTheme>
    </Provider>,
  );
  return { store, sent: (path: string) => requests.filter(({ url }) => url.includes(`/api/${path}`)) };
};
const gate = () => screen.queryByRole('dialog', { name: '약관에 동의해 주세요' });

it('asks who has agreed to nothing, goes on once both are agreed to, and closes for nothing else', async () => {
  const { sent } = open([]);
  await screen.findByRole('dialog', { name: '약관에 동의해 주세요' });
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('checkbox', { name: /이용약관/ }));
  await userEvent.click(screen.getByRole('button', { name: '동의하고 계속하기' }));
  expect(screen.getByText('두 가지 모두 동의해야 계속할 수 있어요.')).toBeTruthy();
  expect(sent('auth/agree')).toHaveLength(0);
  await userEvent.click(screen.getByRole('checkbox', { name: '전체 동의' }));
  await userEvent.click(screen.getByRole('button', { name: '동의하고 계속하기' }));
  await vi.waitFor(() => expect(gate()).toBeNull());
  expect(sent('auth/agree')).toHaveLength(1);
});

it('lets out who does not want to', async () => {
  const { store, sent } = open([{ which: 'terms', version: 1 }]);
  await userEvent.click(await screen.findByRole('button', { name: '로그아웃' }));
  await vi.waitFor(() => expect(store.getState().session.user).toBeNull());
  expect(sent('auth/logout')).toHaveLength(1);
});

it.each([
  ['has agreed', both, 1],
  ['is an administrator', [], 10],
])('asks nobody who %s', async (_who, agreed, level) => {
  const { sent } = open(agreed, level);
  await vi.waitFor(() => expect(sent('auth/my')).toHaveLength(1));
  await new Promise((resolve) => void setTimeout(resolve, 50));
  expect(gate()).toBeNull();
});
