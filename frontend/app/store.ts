import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from './api/base-api.ts';
import { Live } from './live/live-client.ts';
import { serveLive } from './live/serve-live.ts';
import { rootReducer } from './root-reducer.ts';
import { selectLoggedIn } from './session/session.slice.ts';

/** The store with its live connection. */
export const createStore = (live: Live = new Live()) => {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument: { live } } }).concat(baseApi.middleware),
  });
  serveLive(live, store);
  let wasIn = false;
  store.subscribe(() => {
    const isIn = selectLoggedIn(store.getState());
    const ended = wasIn && !isIn;
    wasIn = isIn;
    // What one person was shown is not for the next.
    if (ended) store.dispatch(baseApi.util.resetApiState());
  });
  return Object.assign(store, { live });
};

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
