import type { Finding } from '@maru/contracts/shop/finding/finding.views';
import type { ItemOnShelf } from '@maru/contracts/shop/item/item.views';
import { type SynonymList, synonymView } from '@maru/contracts/shop/synonym/synonym.views';
import { plainOf } from '@maru/platform/korean/finding-text';
import type { FindOptions, TextSought, ViewStore, Where } from '@maru/platform/view-store/view-store';
import type { QueryContext } from '../../http/query-handler.ts';
import { readSynonyms } from '../synonym/synonyms.ts';
import { itemSearch } from './item-search.ts';
import type { SynonymsOf } from './searched-words.ts';
import { understand } from './understand.ts';

export const findingViews: readonly string[] = ['item', synonymView];

/** `among`: the items by which a text is understood; `where`: those of them that are wanted. */
interface Wanted {
  readonly text: string;
  readonly among: Where;
  readonly where: Where;
}
interface FoundItems extends Finding {
  readonly rows: readonly ItemOnShelf[];
  readonly total: number;
}

/** Each plain word with those of its group. */
const synonymsIn = ({ groups }: SynonymList): SynonymsOf => {
  const wordsOf = new Map(groups.flatMap(({ words }) => words.map((word) => [plainOf(word), words] as const)));
  return (plain) => (wordsOf.get(plain) ?? []).filter((word) => plainOf(word) !== plain);
};

const readText = async (views: ViewStore, text: string, among: Where) =>
  text.trim() === '' ? undefined : understand(itemSearch(views, among, synonymsIn(await readSynonyms(views))), text);

/** What a text means to administrators, hidden items among what it finds. */
export const itemTextSought = async (text: string, { engines: { views } }: QueryContext): Promise<TextSought> =>
  (await readText(views, text, {}))?.groups ?? text;

/** A page of the items that a text finds, and how it was understood; of all where it is empty. */
export const findItems = async (
  views: ViewStore,
  { text, among, where }: Wanted,
  page: Pick<FindOptions, 'sort' | 'limit' | 'offset'>,
): Promise<FoundItems> => {
  const items = views.view('item');
  const reading = await readText(views, text, among);
  const matching = { where, ...(reading && { text: reading.groups }) };
  const [rows, total] = await Promise.all([items.find<ItemOnShelf>({ ...matching, ...page }), items.count(matching)]);
  const { understood = null, suggestions = [] } = reading ?? {};
  return { rows: rows.map(({ doc }) => doc), total, understood, suggestions: [...suggestions] };
};
