import type { LoginAnswer } from '@maru/contracts/identity/session/session.routes';
import { sessionMark } from '@maru/contracts/identity/session/session.cookies';
import { requestTimeoutMs } from '@maru/contracts/kernel/limits';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { v7 } from 'uuid';
import { positionSeen } from '../http/position.ts';
import { forgetSession, isSessionKept } from './kept-session.ts';
import {
  selectAccessToken,
  serverUnreachable,
  sessionEnded,
  type SessionState,
  sessionStarted,
} from './session.slice.ts';

interface Root {
  readonly session: SessionState;
}
type Thunk<T> = ThunkAction<T, Root, unknown, UnknownAction>;

/** Without this check every page that a visitor opens would bring a refusal. */
const hasSession = () =>
  isSessionKept() || document.cookie.split('; ').some((cookie) => cookie.startsWith(`${sessionMark.name}=`));

let inFlight: Promise<boolean> | undefined;

const ask = () =>
  fetch('/api/auth/refresh', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': v7() },
    body: '{}',
    signal: AbortSignal.timeout(requestTimeoutMs),
  });

const refresh = (): Thunk<Promise<boolean>> => async (dispatch, getState) => {
  const before = selectAccessToken(getState());
  try {
    const answer = await ask();
    // A login or logout meanwhile is newer than this answer.
    if (selectAccessToken(getState()) !== before) return selectAccessToken(getState()) !== null;
    if (answer.ok) {
      positionSeen(answer.headers.get('X-Position'));
      dispatch(sessionStarted((await answer.json()) as LoginAnswer));
      return true;
    }
    const isRefused = answer.status < 500 && answer.status !== 429;
    if (isRefused) forgetSession();
    dispatch(isRefused ? sessionEnded() : serverUnreachable());
  } catch {
    dispatch(serverUnreachable());
  }
  return false;
};

/**
 * Trades the refresh cookie for a new access token; one call for everyone who asks meanwhile. A refusal ends the
 * session without a word, a server out of reach does not; where there is no session nothing is asked. Answers whether a
 * new token is held.
 */
export const refreshSession = (): Thunk<Promise<boolean>> => (dispatch) => {
  if (!hasSession()) {
    dispatch(sessionEnded());
    return Promise.resolve(false);
  }
  inFlight ??= dispatch(refresh()).finally(() => {
    inFlight = undefined;
  });
  return inFlight;
};
