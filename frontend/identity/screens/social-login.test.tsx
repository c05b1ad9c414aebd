import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, problem, stubServer, user } from '../../kernel/api/call.fixture.ts';
import { refreshSession } from '../../kernel/session/refresh-session.ts';
import type { AppDispatch } from '../../kernel/state/hooks.ts';
import { openScreen } from '../mail-code/mail-code.fixture.tsx';
import { LoginScreen } from './login.screen.tsx';
import { SignupScreen } from '../signup/signup.screen.tsx';

const token = `h.${btoa(JSON.stringify({ sid: 'family-1', exp: 1 }))}.s`;
const ways = (kakao: boolean, signup: { name: string } | null = null) => answer(200, { kakao, signup });
const kept = () => localStorage.getItem('rt');
const refreshed = (dispatch: AppDispatch) => act(async () => void (await dispatch(refreshSession())));
const kakaoLink = () => screen.findByRole('link', { name: /카카오/ });
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the button', () => {
  it('leads to Kakao, and back to where the visitor wanted to go', async () => {
    stubServer([ways(true)]);
    openScreen('/login?returnUrl=%2Frequest', LoginScreen);
    expect((await kakaoLink()).getAttribute('href')).toBe('/api/auth/kakao?returnUrl=%2Frequest');
  });

  it('knows the web view of the add-in', async () => {
    stubServer([ways(true)]);
    openScreen('/login?menu=revit', LoginScreen);
    expect((await kakaoLink()).getAttribute('href')).toBe('/api/auth/kakao?menu=revit');
  });

  it('is not there without an app at Kakao', async () => {
    const { requests } = stubServer([ways(false)]);
    openScreen('/signup', SignupScreen);
    await waitFor(() => expect(requests).toHaveLength(1));
    await screen.findByRole('button', { name: '가입하기' });
    expect(screen.queryByRole('link', { name: /카카오/ })).toBeNull();
  });
});

describe('coming back', () => {
  it.each([
    ['denied', '카카오 로그인을 취소했어요.'],
    ['expired', /시간이 지났어요/],
    ['mismatch', /확인하지 못했어요/],
    ['slow', /늦어지고 있어요/],
    ['failed', /로그인하지 못했어요/],
    ['suspended', /정지된 계정/],
  ])('says what %s means', async (outcome, words) => {
    stubServer([ways(true)]);
    openScreen(`/login?social=${outcome}`, LoginScreen);
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
  });

  it.each(['%3Cb%3Ehello', 'toString', '__proto__'])('says nothing of what it does not know: %s', (outcome) => {
    stubServer([ways(true)]);
    openScreen(`/login?social=${outcome}`, LoginScreen);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('goes on with the session that the cookie holds, and keeps its id', async () => {
    stubServer([ways(true)], () => answer(200, { accessToken: token, user }));
    const { dispatch } = openScreen('/login?social=done&returnUrl=%2FrevitMenu', LoginScreen);
    expect(screen.queryByLabelText('이메일')).toBeNull();
    await refreshed(dispatch);
    expect(await screen.findByText('at /revitMenu')).toBeTruthy();
    expect(kept()).toBe('family-1');
  });

  it('offers the form when there is no session after all', async () => {
    stubServer([ways(true)], () => problem(401, 'session_ended'));
    const { dispatch } = openScreen('/login?social=done', LoginScreen);
    await refreshed(dispatch);
    expect((await screen.findByRole('alert')).textContent).toMatch(/쿠키/);
    expect(kept()).toBeNull();
  });
});

describe('the id that is kept', () => {
  it('has the session refreshed where the cookie beside it is gone, and goes with a refusal', async () => {
    const { refreshes } = stubServer([ways(true)], () => problem(401, 'session_ended'));
    document.cookie = 'maru_session=; Max-Age=0';
    const { dispatch } = openScreen('/login', LoginScreen);
    await refreshed(dispatch);
    expect(refreshes).toHaveLength(0);
    localStorage.setItem('rt', 'family-1');
    await refreshed(dispatch);
    expect(refreshes).toHaveLength(1);
    expect(kept()).toBeNull();
  });
});

describe('the sign-up of who came from Kakao', () => {
  const open = (...replies: Parameters<typeof stubServer>[0]) => {
    const stub = stubServer(replies);
    return { ...stub, store: openScreen('/signup?social=kakao&returnUrl=%2Frequest', SignupScreen) };
  };

  it('proposes the nickname, asks for both agreements, and goes on logged in', async () => {
    const { requests, store } = open(ways(true, { name: '라이언' }), answer(200, { accessToken: token, user }));
    expect((await screen.findByLabelText<HTMLInputElement>('이름')).value).toBe('라이언');
    fireEvent.click(screen.getByRole('button', { name: '동의하고 시작하기' }));
    expect(await screen.findByText('두 가지 모두 동의해야 계속할 수 있어요.')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('전체 동의'));
    fireEvent.click(screen.getByRole('button', { name: '동의하고 시작하기' }));
    expect(await screen.findByText('at /request')).toBeTruthy();
    expect(await requests[1]?.clone().json()).toEqual({ name: '라이언', agree: { terms: true, privacy: true } });
    expect(store.getState().session.user).toEqual(user);
    expect(kept()).toBe('family-1');
  });

  it('begins again when it took too long', async () => {
    open(ways(true));
    expect(await screen.findByText(/오래되었어요/)).toBeTruthy();
    expect(await kakaoLink()).toBeTruthy();
  });
});
