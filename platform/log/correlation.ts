import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** Runs `work`, and all it awaits, under one correlation id: log lines and events made there carry it. */
export const withCorrelation = <T>(id: string, work: () => T): T => storage.run(id, work);

/** The id of the work going on; undefined outside `withCorrelation`. */
export const currentCorrelation = (): string | undefined => storage.getStore();
