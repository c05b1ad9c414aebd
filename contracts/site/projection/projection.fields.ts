import { z } from 'zod';

/** The name of a view, such as `item-text`. */
export const viewName = z.string().regex(/^[a-z][a-z0-9_-]{0,62}$/);

/** The id of a document in a view: of a thing, or the name of a stream where nobody knows what it is about. */
export const documentName = z.string().trim().min(1).max(200);
