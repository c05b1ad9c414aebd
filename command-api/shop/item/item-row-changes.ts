import type { ItemFileLine } from '@maru/contracts/shop/item/item.bulk';
import { maxItemOptions } from '@maru/contracts/shop/item/item.fields';
import { type ItemCells, optionIn } from '@maru/contracts/shop/item/item-rows';
import type { ItemRowProblem } from '@maru/contracts/shop/item/item-rows.words';
import type { ItemOnShelf, ItemOption } from '@maru/contracts/shop/item/item.views';

/** What a row would change, and what stands in the way; `facts` are the values of now, by column. */
export interface RowChanges {
  readonly line: Partial<ItemFileLine>;
  readonly problems: readonly ItemRowProblem[];
  readonly facts: Readonly<Record<string, string>>;
  /** Under which name later rows must not say otherwise. */
  readonly claims: readonly (readonly [key: string, value: string])[];
}
export const noChanges: RowChanges = { line: {}, problems: [], facts: {}, claims: [] };
const problem = (one: ItemRowProblem): RowChanges => ({ ...noChanges, problems: [one] });

export const joined = (...all: readonly RowChanges[]): RowChanges => ({
  line: Object.assign({}, ...all.map(({ line }) => line)),
  problems: all.flatMap(({ problems }) => problems),
  facts: Object.assign({}, ...all.map(({ facts }) => facts)),
  claims: all.flatMap(({ claims }) => claims),
});

const unnamed = ({ price, counted }: ItemCells) =>
  price === undefined && counted === undefined ? 'none' : 'which_option';

/** Which option of an item a row is about: one of its own, a new one, or none; a problem where that cannot be told. */
export const optionOfRow = (
  { options }: Pick<ItemOnShelf, 'options'>,
  typed: string,
  cells: ItemCells,
): ItemOption | 'new' | 'none' | ItemRowProblem => {
  const { option_name } = cells;
  if (typed !== '') return options.find(({ id }) => id === optionIn(typed)) ?? 'unknown_option';
  if (option_name !== undefined) return options.find(({ name }) => name === option_name) ?? 'new';
  return options.length === 1 && options[0] ? options[0] : unnamed(cells);
};

const sharedFields = ['name', 'category', 'tax', 'state'] as const;
type SharedField = (typeof sharedFields)[number];

/** Several rows of an item say the same of it; one that still says what is so now has not been changed. */
export const itemChanges = (item: ItemOnShelf, cells: ItemCells, claimed: ReadonlyMap<string, string>): RowChanges => {
  const changed = sharedFields.filter((field) => cells[field] !== undefined && cells[field] !== item[field]);
  const before = (field: SharedField) => claimed.get(`${item.id} ${field}`);
  const mine = changed.filter((field) => before(field) === undefined);
  const value = (field: SharedField) => cells[field] ?? '';
  const { state, ...fields } = Object.fromEntries(mine.map((field) => [field, value(field)]));
  const isFixed = cells.kind !== undefined && cells.kind !== item.kind;
  return {
    line: {
      ...(Object.keys(fields).length > 0 && { fields }),
      ...(state !== undefined && cells.state && { state: cells.state }),
    },
    problems: [
      ...changed
        .filter((field) => before(field) !== undefined && before(field) !== value(field))
        .map((field) => `${field}_differs` as const),
      ...(isFixed ? (['kind_fixed'] as const) : []),
    ],
    facts: Object.fromEntries(mine.map((field) => [field, item[field]])),
    claims: mine.map((field) => [`${item.id} ${field}`, value(field)]),
  };
};

type OptionValues = Readonly<Record<'option_name' | 'price' | 'to', string | number | null | undefined>>;
/** What is said and is not so now. */
const changedOf = (before: OptionValues, wanted: OptionValues) =>
  (Object.keys(before) as (keyof OptionValues)[]).flatMap((name) =>
    wanted[name] === undefined || wanted[name] === before[name] ? [] : [[name, wanted[name]] as const],
  );

const countProblem = ({ stock, reserved }: ItemOption, counted: number | undefined): ItemRowProblem | undefined => {
  if (counted === undefined) return undefined;
  if (stock === null) return 'counted_licence';
  return counted < reserved ? 'counted_held' : undefined;
};

export const optionChanges = (
  item: Pick<ItemOnShelf, 'id'>,
  option: ItemOption,
  { option_name, price, counted }: ItemCells,
  claimed: ReadonlyMap<string, string>,
): RowChanges => {
  const key = `${item.id} option ${option.id}`;
  if (claimed.has(key)) return problem('twice');
  const before = { option_name: option.name, price: option.price, to: option.stock };
  const changed = changedOf(before, { option_name, price, to: counted });
  const wrong = countProblem(option, counted);
  return {
    line: changed.length > 0 ? { option: option.id, ...Object.fromEntries(changed) } : {},
    problems: wrong ? [wrong] : [],
    facts: Object.fromEntries(changed.map(([name]) => [name, String(before[name])])),
    claims: [[key, '']],
  };
};

/** What a new option lacks; the stock that was taken out with others is as good as one that was counted. */
export const newOption = (kind: ItemOnShelf['kind'], cells: ItemCells) => {
  const { option_name: name = '', price = 0, counted, stock = null } = cells;
  const isCounted = kind === 'goods';
  const pieces = counted ?? stock;
  const lacks: readonly (readonly [boolean, ItemRowProblem])[] = [
    [cells.option_name === undefined, 'option_name_missing'],
    [cells.price === undefined, 'price_missing'],
    [isCounted && pieces === null, 'counted_missing'],
    [!isCounted && counted !== undefined, 'counted_licence'],
  ];
  return {
    problems: lacks.flatMap(([isSo, one]) => (isSo ? [one] : [])),
    option: { name, price, stock: isCounted ? pieces : null },
  };
};

export const addedOption = (item: ItemOnShelf, cells: ItemCells, claimed: ReadonlyMap<string, string>): RowChanges => {
  const key = `${item.id} add ${cells.option_name}`;
  if (claimed.has(key)) return problem('twice');
  if (item.options.length >= maxItemOptions) return problem('too_many_options');
  const { option, problems } = newOption(item.kind, cells);
  return { line: { add: option }, problems, facts: {}, claims: [[key, '']] };
};
