import type { Store } from 'redux';
import { selectLoggedIn, type SessionState } from '../session/session.slice.ts';

type SessionStore = Pick<Store<{ readonly session: SessionState }>, 'dispatch' | 'getState' | 'subscribe'>;

/** What one person was shown is not for the next: when a session ends, every cached answer goes. */
export const forgetAnswersAtEnd = ({ dispatch, getState, subscribe }: SessionStore) => {
  let wasIn = false;
  subscribe(() => {
    const isIn = selectLoggedIn(getState());
    const ended = wasIn && !isIn;
    wasIn = isIn;
    if (ended) void import('./base-api.ts').then(({ baseApi }) => dispatch(baseApi.util.resetApiState()));
  });
};
