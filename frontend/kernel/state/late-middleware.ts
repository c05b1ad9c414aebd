import { createDynamicMiddleware } from '@reduxjs/toolkit';
import type { Middleware } from 'redux';

let added = 0;

export const lateMiddleware = createDynamicMiddleware();

/** Adds the middleware of a slice that was just injected to every store there is and will be. */
export const addLateMiddleware = (middleware: Middleware) => {
  lateMiddleware.addMiddleware(middleware);
  added += 1;
};

/**
 * Sends an empty action first, because a slice added later has no state before the next one, and a query that is that
 * action would end as if answered with nothing. It must be the first middleware.
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
