import { createDynamicMiddleware } from '@reduxjs/toolkit';
import type { Middleware } from 'redux';

let added = 0;

/** Middleware that comes with later chunks. */
export const lateMiddleware = createDynamicMiddleware();

/** Adds the middleware of a slice that was just injected to every store there is and will be. */
export const addLateMiddleware = (middleware: Middleware) => {
  lateMiddleware.addMiddleware(middleware);
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
