import { z } from 'zod';
import { defineTable } from '../../kernel/table.ts';
import { itemKind, itemState, itemTax } from './item.fields.ts';
import { itemTable } from './item.table.ts';
import { itemKindWords, itemStateWords, itemTaxWords } from './item.table.words.ts';
import type { ItemOnShelf } from './item.views.ts';

/** An option with its item, prices without a sale; `counted` stays empty, for whoever counts. */
const itemSheetRow = z.object({
  id: z.string(),
  option: z.int(),
  name: z.string(),
  category: z.string(),
  kind: itemKind,
  tax: itemTax,
  state: itemState,
  option_name: z.string(),
  price: z.int(),
  stock: z.int().nullable(),
  reserved: z.int(),
  counted: z.null(),
  created_at: z.number(),
});
type ItemSheetRow = z.infer<typeof itemSheetRow>;

/** What is taken out, changed in a spreadsheet, and read back: a row for each option of the items of a list. */
export const itemSheet = defineTable({
  name: 'item-sheet',
  title: '상품과 옵션',
  path: 'adm/item/sheet',
  row: itemSheetRow,
  columns: {
    id: { label: '상품번호', kind: 'text' },
    option: { label: '옵션번호', kind: 'number' },
    name: { label: '상품명', kind: 'text' },
    category: { label: '분류', kind: 'text' },
    kind: { label: '종류', kind: 'choice', words: itemKindWords },
    tax: { label: '과세', kind: 'choice', words: itemTaxWords },
    state: { label: '상태', kind: 'choice', words: itemStateWords },
    option_name: { label: '옵션', kind: 'text' },
    price: { label: '판매가', kind: 'won' },
    stock: { label: '재고', kind: 'number' },
    reserved: { label: '주문 중', kind: 'number' },
    counted: { label: '센 재고', kind: 'number' },
    created_at: { label: '등록일', kind: 'time', sort: true },
  },
  filters: itemTable.filters,
  search: '이름, 요약, 분류',
  sort: ['-created_at'],
});

export const itemSheetRowsOf = ({
  id,
  name,
  category,
  kind,
  tax,
  state,
  options,
  created_at,
}: ItemOnShelf): readonly ItemSheetRow[] =>
  options.map((option) => ({
    id,
    option: option.id,
    name,
    category,
    kind,
    tax,
    state,
    option_name: option.name,
    price: option.price,
    stock: option.stock,
    reserved: option.reserved,
    counted: null,
    created_at,
  }));
