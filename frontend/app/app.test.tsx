import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MaruTheme } from '../design/theme-provider.tsx';
import { answer, problem, stubServer, user } from '../kernel/api/call.fixture.ts';
import { FeatureShell } from './app.tsx';
import type { Feature } from '../kernel/feature.ts';
import { Live } from '../kernel/live/live-client.ts';
import { createStore } from '../kernel/store/store.ts';

const Where = ({ name }: { name: string }) => {
  const { pathname, search } = useLocation();
  return (
    <h1>
      {name} {pathname}
      {search}
    </h1>
  );
};
const Broken = () => {
  throw new Error('부서짐');
};
const features: readonly Feature[] = [
  {
    routes: [
      { path: '/', Component: () => <Where name="홈" /> },
      {
        path: '/request',
        handle: { login: true, socket: true },
        lazy: async () => ({ Component: () => <Where name="요청" /> }),
      },
      { path: '/adm', Component: () => <Where name="관리" /> },
      { path: '/broken', Component: Broken },
    ],
  },
];

const open = (path: string, session: 'in' | 'out' | 'admin') => {
  stubServer([answer(200, {})], () =>
    session === 'out'
      ? problem(401, 'not_logged_in')
      : answer(200, { accessToken: 't', user: { ...user, level: session === 'admin' ? 10 : 1 } }),
  );
  vi.stubGlobal('scrollTo', vi.fn());
  const live = new Live(async () => {
    throw new Error('no socket in this test');
  });
  const [opened, closed] = [vi.spyOn(live, 'open'), vi.spyOn(live, 'close')];
  const store = createStore(live);
  render(
    <Provider store={store}>
      <MaruTheme>
        <MemoryRouter initialEntries={[path]}>
          <FeatureShell features={features} />
        </MemoryRouter>
      </MaruTheme>
    </Provider>,
  );
  return { opened, closed, store };
};
const heading = (text: string) => screen.findByRole('heading', { name: text });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('routes', () => {
  it('sends unknown paths Home', async () => {
    open('/nowhere', 'out');
    expect(await heading('홈 /')).toBeTruthy();
  });

  it('sends a visitor Home from a screen that needs a login, after asking the server', async () => {
    open('/request', 'out');
    expect(await heading('홈 /')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: '로그인' })[0]?.getAttribute('href')).toBe(
      '/login?returnUrl=%2Frequest',
    );
  });

  it('sends a customer Home from /adm with the address in the query', async () => {
    open('/adm', 'in');
    expect(await heading('홈 /?returnUrl=%2Fadm')).toBeTruthy();
  });

  it('shows /adm to an administrator', async () => {
    open('/adm', 'admin');
    expect(await heading('관리 /adm')).toBeTruthy();
  });

  it('opens the live connection on a route that needs it and closes it elsewhere', async () => {
    const { opened, closed } = open('/request', 'in');
    expect(await heading('요청 /request')).toBeTruthy();
    await waitFor(() => expect(opened).toHaveBeenCalled());
    closed.mockClear();
    fireEvent.click(screen.getByRole('link', { name: '설계마루 홈' }));
    expect(await heading('홈 /')).toBeTruthy();
    expect(closed).toHaveBeenCalled();
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  });

  it('keeps the shell when a screen breaks', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open('/broken', 'out');
    expect(await screen.findByText('화면에 문제가 생겼어요')).toBeTruthy();
    expect(screen.getByRole('button', { name: '다시 시도' })).toBeTruthy();
    expect(screen.getByRole('banner')).toBeTruthy();
  });
});

describe('keyboard', () => {
  it('shows its shortcuts on ?, on a Korean layout too', async () => {
    open('/', 'out');
    await heading('홈 /');
    fireEvent.keyDown(document.body, { key: '?', code: 'Slash', shiftKey: true });
    const sheet = await screen.findByRole('dialog', { name: /키보드 단축키/ });
    expect(within(sheet).getByText('단축키 보기')).toBeTruthy();
    expect(within(sheet).queryByText('요청으로')).toBeNull();
  });

  it('goes by a sequence, and opens the palette by Ctrl+K', async () => {
    open('/', 'in');
    await heading('홈 /');
    await screen.findByRole('button', { name: '김하늘 님의 메뉴' });
    fireEvent.keyDown(document.body, { key: 'ㅎ', code: 'KeyG' });
    fireEvent.keyDown(document.body, { key: 'ㄱ', code: 'KeyR' });
    expect(await heading('요청 /request')).toBeTruthy();
    act(() => void fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true }));
    const box = await screen.findByRole('combobox', { name: '검색' });
    fireEvent.change(box, { target: { value: '홈' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(await heading('홈 /')).toBeTruthy();
  });
});
