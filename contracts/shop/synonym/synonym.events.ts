import { z } from 'zod';
import { event, type StreamOf } from '../../kernel/message.ts';

/** One stream of all groups: a word stands in one of them only. */
export const synonymStream = 'shop.synonym' as StreamOf<SynonymEvent>;

const id = z.string();
const words = z.array(z.string());

export const synonymEvent = z.discriminatedUnion('type', [
  event('SynonymsAdded', { id, words }),
  event('SynonymsChanged', { id, from: words, to: words }),
  event('SynonymsRemoved', { id, words }),
]);
export type SynonymEvent = z.infer<typeof synonymEvent>;
