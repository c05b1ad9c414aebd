import { MongoServerError } from 'mongodb';

/** Code of the refusal, also within a bulk write. */
export const duplicateKey = 11_000;

/** Whether a server refused a document because another has its key. */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof MongoServerError && error.code === duplicateKey;

/** Whether an insert made a new document; false where there is one with its key. */
export const insertedNew = (inserting: Promise<unknown>): Promise<boolean> =>
  inserting.then(
    () => true,
    (error: unknown) => {
      if (isDuplicateKey(error)) return false;
      throw error;
    },
  );
