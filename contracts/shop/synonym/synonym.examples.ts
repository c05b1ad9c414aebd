import type { Examples } from '../../kernel/message.ts';
import type { SynonymEvent } from './synonym.events.ts';

const id = '01900000-0000-7000-8000-0000000000e1';
const words = ['애드인', '플러그인'];

export const synonymExamples: Examples<SynonymEvent> = {
  SynonymsAdded: { type: 'SynonymsAdded', data: { id, words } },
  SynonymsChanged: { type: 'SynonymsChanged', data: { id, from: words, to: [...words, 'add-in'] } },
  SynonymsRemoved: { type: 'SynonymsRemoved', data: { id, words } },
};
