import { configureStore } from '@reduxjs/toolkit';
import { beginLateSlices, lateMiddleware } from '../state/late-middleware.ts';
import type { FirstAnswers } from '../http/first-answers.ts';
import { Live } from '../live/live-client.ts';
import { serveLive } from '../live/serve-live.ts';
import type { AppDispatch } from '../state/hooks.ts';
import { type RootState, rootReducer } from '../state/root-reducer.ts';
import { followPerson } from '../session/follow-person.ts';

/** The store with its live connection. */
export const createStore = (live: Live = new Live(), answers: FirstAnswers = new Map()) => {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { live, answers: new Map(answers) } } })
        .prepend(beginLateSlices)
        .concat(lateMiddleware.middleware),
  });
  serveLive(live, store);
  followPerson(store);
  return { ...store, getState: store.getState as () => RootState, dispatch: store.dispatch as AppDispatch, live };
};

export type AppStore = ReturnType<typeof createStore>;
