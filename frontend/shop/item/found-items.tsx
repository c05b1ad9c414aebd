import SearchRounded from '@mui/icons-material/SearchRounded';
import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import { number, won } from '../../format/number.ts';
import type { PaletteItem } from '../../kernel/palette.ts';
import { sentenceOf } from './finding-note.tsx';
import { type ItemPage, writeItemFilter, defaultItemFilter } from './item-filter.ts';

type Go = (to: string) => void;
const listOf = (text: string) => `/shop?${writeItemFilter({ ...defaultItemFilter, text }).toString()}`;

const wordItem = (text: string, label: string, go: Go): PaletteItem => ({
  id: `find ${text}`,
  label,
  group: '상품 찾기',
  icon: <SearchRounded />,
  run: () => go(listOf(text)),
});

/** What the command palette shows of the items that a text finds: how it was understood, all of them, other words. */
export const foundItems = (page: ItemPage, text: string, go: Go): readonly PaletteItem[] => {
  const { list, total, suggestions } = page;
  const note = sentenceOf(page, text);
  const items = list.map(({ id, name, category, summary, price, state }) => ({
    id: `item ${id}`,
    label: name,
    group: note === '' ? '상품' : `상품 · ${note}`,
    hint: state === 'soldOut' ? '품절' : won(price),
    icon: <StorefrontRounded />,
    keywords: [category, summary],
    run: () => go(`/shop/${id}`),
  }));
  const all = total > list.length ? [wordItem(text, `‘${text}’ 상품 ${number(total)}개 모두 보기`, go)] : [];
  return [...items, ...all, ...suggestions.map((word) => wordItem(word, `‘${word}’ 찾기`, go))];
};
