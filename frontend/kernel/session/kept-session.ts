import { storage } from '../storage.ts';

/**
 * Where a social login leaves the id of its session (product specification §4): no secret, it only says that there is
 * one to refresh.
 */
const key = 'rt';

export const keepSession = (id: string) => storage.write(key, id);
export const forgetSession = () => storage.remove(key);
export const isSessionKept = () => storage.read(key) !== undefined;
