import type { SynonymCommand } from '@maru/contracts/shop/synonym/synonym.commands';
import { demoId } from './cast/demo-id.ts';

const groups = [
  ['애드인', '플러그인', 'add-in'],
  ['도서', '책'],
  ['템플릿', '양식', '서식'],
] as const;

/** Words that find the same items, and how many days ago they were written down. */
export const synonymScenes: readonly { readonly ago: number; readonly command: SynonymCommand }[] = groups.map(
  (words, at) => ({
    ago: 19,
    command: { type: 'AddSynonyms', data: { id: demoId('synonym', at), words: [...words] } },
  }),
);
