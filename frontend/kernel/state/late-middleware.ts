import { createDynamicMiddleware } from '@reduxjs/toolkit';

/** Middleware that comes with later chunks. */
export const lateMiddleware = createDynamicMiddleware();
