import { id, line } from './fields.ts';

/**
 * What every line of a bulk action says: `id` of the thing that it is about, and `name`, what people call it. Lines stay
 * in the log for ever and unsealed: nothing personal stands in them.
 */
export const bulkLine = { id, name: line(60) };

/** Lines of one bulk action, and bytes of the request that starts it. */
export const maxBulkLines = 2_000;
export const maxBulkBytes = 1024 * 1024;
