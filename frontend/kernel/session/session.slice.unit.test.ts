import { describe, expect, it } from 'vitest';
import { isTokenValid } from './access-token.ts';
import {
  loginFailed,
  loginStarted,
  serverUnreachable,
  sessionEnded,
  sessionSlice,
  sessionStarted,
  type SessionState,
  userChanged,
} from './session.slice.ts';

const user = { id: 'u1', no: 1, name: '김하늘', image: null, level: 1, type: 'email' } as const;
const { reducer } = sessionSlice;
const unknown = reducer(undefined, { type: '@@init' });
const loggedIn = reducer(unknown, sessionStarted({ accessToken: 'token', user }));
const select = (state: SessionState) => ({
  in: sessionSlice.getSelectors().selectLoggedIn(state),
  admin: sessionSlice.getSelectors().selectIsAdmin(state),
});

describe('session', () => {
  it('is unknown until the server has answered', () =>
    expect(unknown).toMatchObject({ status: 'unknown', accessToken: null }));

  it('is logged in while holding an access token', () => {
    expect(select(unknown)).toEqual({ in: false, admin: false });
    expect(select(loggedIn)).toEqual({ in: true, admin: false });
    expect(select(reducer(unknown, sessionStarted({ accessToken: 'token', user: { ...user, level: 10 } }))).admin).toBe(
      true,
    );
  });

  it('shows a new name and picture of its own person only', () => {
    const renamed = { ...user, name: '김가을', image: '/a.webp', level: 10 };
    expect(reducer(loggedIn, userChanged(renamed)).user).toEqual({ ...user, name: '김가을', image: '/a.webp' });
    expect(reducer(loggedIn, userChanged({ ...renamed, id: 'u2' }))).toEqual(loggedIn);
    expect(reducer(unknown, userChanged(renamed))).toEqual(unknown);
  });

  it('forgets user and token when it ends', () =>
    expect(reducer(loggedIn, sessionEnded())).toEqual({ accessToken: null, user: null, status: 'out', error: null }));

  it('clears the user and keeps the message when a login fails, until the next try', () => {
    const failed = reducer(loggedIn, loginFailed('이메일 또는 비밀번호가 맞지 않아요.'));
    expect(failed).toMatchObject({ user: null, accessToken: null, error: '이메일 또는 비밀번호가 맞지 않아요.' });
    expect(reducer(failed, sessionEnded()).error).toBe(failed.error);
    expect(reducer(failed, loginStarted()).error).toBeNull();
  });

  it('keeps a session the server could not be asked about', () => {
    expect(reducer(loggedIn, serverUnreachable())).toEqual(loggedIn);
    expect(reducer(unknown, serverUnreachable()).status).toBe('unreachable');
  });
});

describe('isTokenValid', () => {
  const token = (payload: object) => `h.${btoa(JSON.stringify(payload))}.s`;
  it.each([
    ['no token', null, false],
    ['not a token', 'nonsense', false],
    ['no exp', token({}), false],
    ['past', token({ exp: 99 }), false],
    ['this second', token({ exp: 100 }), false],
    ['to come', token({ exp: 101 }), true],
  ])('%s', (_, value, valid) => expect(isTokenValid(value, 100_000)).toBe(valid));
});
