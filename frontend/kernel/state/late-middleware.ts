import { createDynamicMiddleware, type Middleware } from '@reduxjs/toolkit';
import type { baseApi } from '../api/base-api.ts';
import { rootReducer } from './root-reducer.ts';

let added = 0;

/** Middleware that comes with later chunks. */
export const lateMiddleware = createDynamicMiddleware();

/** Adds calls, their slice and their middleware to every store there is and will be. */
export const addLateApi = (api: Pick<typeof baseApi, 'reducer' | 'middleware'> & { readonly reducerPath: string }) => {
  rootReducer.inject(api as typeof baseApi);
  lateMiddleware.addMiddleware(api.middleware);
  added += 1;
};

/**
 * A slice added later has no state before the next action, and a query that is that action is given up as if it had
 * been answered with nothing: so an action of no meaning goes before it. This stands before all other middleware.
 */
export const beginLateSlices: Middleware = () => (next) => {
  let begun = 0;
  return (action) => {
    if (begun !== added) {
      begun = added;
      next({ type: 'late/sliceBegun' });
    }
    return next(action);
  };
};
