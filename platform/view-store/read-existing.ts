import { UnknownView } from './view-store.ts';

/** What `read` finds; `none` while its view has not been made for the first time. */
export const readExisting = async <T>(read: () => Promise<T>, none: T): Promise<T> => {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnknownView) return none;
    throw error;
  }
};
