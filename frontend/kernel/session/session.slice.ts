import type { LoginAnswer } from '@maru/contracts/identity/session/session.routes';
import type { SessionUser } from '@maru/contracts/identity/user/user.views';
import { adminLevel } from '@maru/contracts/kernel/limits';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface SessionState {
  /** Kept in memory only; the refresh cookie brings it back after a reload. */
  accessToken: string | null;
  user: SessionUser | null;
  /** `unknown` until the first refresh has answered, `unreachable` if it could not. */
  status: 'unknown' | 'unreachable' | 'in' | 'out';
  /** Why the last login failed. */
  error: string | null;
}

const visitor: SessionState = { accessToken: null, user: null, status: 'out', error: null };
const initialState = { ...visitor, status: 'unknown' } as SessionState;

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionStarted: (_, { payload }: PayloadAction<LoginAnswer>): SessionState => ({
      accessToken: payload.accessToken,
      user: payload.user,
      status: 'in',
      error: null,
    }),
    /** By the server, or by another window of the same person. */
    userChanged: (
      { user },
      { payload: { id, name, image } }: PayloadAction<Pick<SessionUser, 'id' | 'name' | 'image'>>,
    ) => {
      if (user?.id === id) Object.assign(user, { name, image });
    },
    sessionEnded: ({ error }): SessionState => ({ ...visitor, error }),
    loginStarted: (state) => {
      state.error = null;
    },
    loginFailed: (_, { payload }: PayloadAction<string>): SessionState => ({ ...visitor, error: payload }),
    serverUnreachable: (state) => {
      if (state.status === 'unknown') state.status = 'unreachable';
    },
  },
  selectors: {
    selectSession: (state) => state,
    selectUser: ({ user }) => user,
    selectAccessToken: ({ accessToken }) => accessToken,
    selectLoggedIn: ({ accessToken }) => accessToken !== null,
    selectIsAdmin: ({ user }) => (user?.level ?? 0) >= adminLevel,
    selectLoginError: ({ error }) => error,
  },
});

export const sessionSlice = slice;
export const { sessionStarted, sessionEnded, userChanged, loginStarted, loginFailed, serverUnreachable } =
  slice.actions;
export const { selectSession, selectUser, selectAccessToken, selectIsAdmin, selectLoggedIn, selectLoginError } =
  slice.selectors;
