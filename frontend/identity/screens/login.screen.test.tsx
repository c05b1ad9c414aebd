import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, problem, stubServer, user } from '../../kernel/api/call.fixture.ts';
import { createStore } from '../../kernel/store/store.ts';
import { MaruTheme } from '../../design/theme-provider.tsx';
import { LoginScreen } from './login.screen.tsx';

const Where = () => {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
};
const open = (path: string) => {
  const store = createStore();
  render(
    <Provider store={store}>
      <MaruTheme>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path="/login" element={<LoginScreen />} />
            <Route path="*" element={<Where />} />
          </Routes>
        </MemoryRouter>
      </MaruTheme>
    </Provider>,
  );
  return store;
};
const logIn = (email: string, password: string) => {
  fireEvent.change(screen.getByLabelText('이메일'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('비밀번호'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: '로그인' }));
};
afterEach(() => vi.unstubAllGlobals());

describe('login', () => {
  it('runs only if the form is valid', async () => {
    const { requests } = stubServer([answer(200, {})]);
    open('/login');
    logIn('not an address', '');
    expect(await screen.findByText('이메일 주소를 확인해 주세요.')).toBeTruthy();
    expect(screen.getByText('비밀번호를 입력해 주세요.')).toBeTruthy();
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it.each([
    ['/login', '/', 1],
    ['/login', '/', 9],
    ['/login', '/adm', 10],
    ['/login?returnUrl=%2Frequest%3Fpage%3D2', '/request?page=2', 1],
    ['/login?returnUrl=%2Frequest%3Fpage%3D2', '/request?page=2', 10],
    ['/login?returnUrl=%2F%2Fevil.example', '/', 1],
    ['/login?returnUrl=https%3A%2F%2Fevil.example', '/', 1],
  ])('%s leads on to %s for level %i', async (path, destination, level) => {
    stubServer([answer(200, { accessToken: 't', user: { ...user, level } })]);
    open(path);
    logIn('haneul@example.com', 'secret');
    expect(await screen.findByText(`at ${destination}`)).toBeTruthy();
  });

  it('clears the user and shows the message when it fails', async () => {
    stubServer([problem(401, 'bad_credentials', '이메일 또는 비밀번호가 맞지 않아요.')]);
    const store = open('/login');
    logIn('haneul@example.com', 'wrong');
    expect((await screen.findByRole('alert')).textContent).toBe('이메일 또는 비밀번호가 맞지 않아요.');
    await waitFor(() => expect(store.getState().session).toMatchObject({ user: null, accessToken: null }));
    expect(store.getState().snackbar.current).toBeNull();
  });
});
