import type { Action } from '@reduxjs/toolkit';
import { selectLoggedIn, type SessionState } from '../session/session.slice.ts';

interface Store {
  readonly dispatch: (action: Action) => unknown;
  readonly getState: () => { readonly session: SessionState };
  readonly subscribe: (listener: () => void) => unknown;
}

/** What one person was shown is not for the next: when a session ends, every cached answer goes. */
export const forgetAnswersAtEnd = ({ dispatch, getState, subscribe }: Store) => {
  let wasIn = false;
  subscribe(() => {
    const isIn = selectLoggedIn(getState());
    const ended = wasIn && !isIn;
    wasIn = isIn;
    if (ended) void import('./base-api.ts').then(({ baseApi }) => dispatch(baseApi.util.resetApiState()));
  });
};
