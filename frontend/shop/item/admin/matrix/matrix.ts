import { type ItemKind, maxItemOptions, maxPrice, maxStock } from '@maru/contracts/shop/item/item.fields';
import type { OptionChangesInput } from '@maru/contracts/shop/item/item.options';
import type { ItemOption } from '@maru/contracts/shop/item/item.views';

/** An option as it stands in the grid; numbers as they are typed. */
export interface MatrixRow {
  /** None of one that is not stored yet. */
  readonly option?: ItemOption;
  readonly name: string;
  /** Won more or less than the base price. */
  readonly extra: string;
  readonly stock: string;
  readonly code: string;
  readonly on: boolean;
}
export type MatrixField = 'name' | 'extra' | 'stock' | 'code' | 'on';
export interface Matrix {
  /** Won. */
  readonly base: number | null;
  readonly rows: readonly MatrixRow[];
}
/** By `<place>.<field>`: what to do about it. */
export type MatrixErrors = Readonly<Record<string, string>>;

const joint = ' / ';
const isDistinct = (one: string, at: number, all: readonly string[]) => all.indexOf(one) === at;
/** 검정, 흰색 as they are typed, each once. */
export const valuesOf = (typed: string): readonly string[] =>
  typed
    .split(/[,\n]/)
    .map((one) => one.trim())
    .filter((one, at, all) => one !== '' && isDistinct(one, at, all));

/** Each value of the first axis with each of the second and so on: 검정 / S, 검정 / L, 흰색 / S. */
export const combinationsOf = (axes: readonly string[]): readonly string[] => {
  const filled = axes.map(valuesOf).filter((values) => values.length > 0);
  const [first = [], ...others] = filled;
  return others.reduce<readonly string[]>(
    (names, values) => names.flatMap((name) => values.map((value) => `${name}${joint}${value}`)),
    first,
  );
};

/** What the names of options were made of, if they were. */
export const axesOf = (names: readonly string[]): readonly string[] => {
  const parts = names.map((name) => name.split(joint));
  const count = parts[0]?.length ?? 0;
  if (parts.some((one) => one.length !== count)) return [names.join(', ')];
  return Array.from({ length: count }, (_, at) =>
    parts
      .map((one) => one[at] ?? '')
      .filter(isDistinct)
      .join(', '),
  );
};

/** Rows of these names: those that are there stay as they are, also stored ones that are not among the names. */
export const rowsOf = (names: readonly string[], rows: readonly MatrixRow[]): readonly MatrixRow[] => [
  ...names.map((name) => rows.find((row) => row.name === name) ?? { name, extra: '0', stock: '0', code: '', on: true }),
  ...rows.filter((row) => row.option && !names.includes(row.name)),
];

export const matrixOf = (options: readonly ItemOption[]): Matrix => {
  const base = Math.min(...options.map(({ price }) => price));
  return {
    base,
    rows: options.map((option) => ({
      option,
      name: option.name,
      extra: String(option.price - base),
      stock: String(option.stock ?? 0),
      code: option.code ?? '',
      on: option.off !== true,
    })),
  };
};

/** What stands in one row, in all rows below it. */
export const filledDown = (rows: readonly MatrixRow[], at: number, field: MatrixField): readonly MatrixRow[] => {
  const from = rows[at];
  return from ? rows.map((row, place) => (place > at ? { ...row, [field]: from[field] } : row)) : rows;
};

const numberIn = (typed: string) => {
  const plain = typed.replaceAll(',', '').trim();
  return /^[+-]?\d+$/.test(plain) ? Number(plain) : undefined;
};
/** Won, or undefined where it cannot be read. */
export const priceOf = ({ extra }: MatrixRow, base: number | null): number | undefined => {
  const more = numberIn(extra);
  return more === undefined || base === null ? undefined : base + more;
};
export const stockOf = ({ stock }: MatrixRow): number | undefined => numberIn(stock);

const isWithin = (value: number | undefined, most: number) => value !== undefined && value >= 0 && value <= most;
const wrongName = (name: string, at: number, rows: readonly MatrixRow[]): string | false => {
  if (name === '' || name.length > 60) return '옵션 이름을 60자까지 적어 주세요.';
  return rows.findIndex((other) => other.name.trim() === name) < at && '같은 이름의 옵션이 있어요.';
};
const wrongStock = (row: MatrixRow): string | false => {
  const stock = stockOf(row);
  const reserved = row.option?.reserved ?? 0;
  if (!isWithin(stock, maxStock)) return '재고를 0개부터 100만 개까지 적어 주세요.';
  return (stock ?? 0) < reserved && `주문이 잡아 둔 ${reserved}개보다 적을 수 없어요.`;
};
const errorsOfRow = (row: MatrixRow, at: number, { base, rows }: Matrix, kind: ItemKind): MatrixErrors => {
  const found: readonly (readonly [MatrixField, string | false])[] = [
    ['name', wrongName(row.name.trim(), at, rows)],
    ['extra', !isWithin(priceOf(row, base ?? 0), maxPrice) && '판매가가 0원부터 1억 원까지여야 해요.'],
    ['stock', kind === 'goods' && wrongStock(row)],
    ['code', row.code.length > 40 && '관리 코드는 40자까지 쓸 수 있어요.'],
  ];
  return Object.fromEntries(found.flatMap(([field, text]) => (text === false ? [] : [[`${at}.${field}`, text]])));
};
export const errorsOfMatrix = (matrix: Matrix, kind: ItemKind): MatrixErrors => ({
  ...(matrix.base === null && { base: '기준 가격을 적어 주세요.' }),
  ...(matrix.rows.length === 0 && { rows: '옵션이 하나는 있어야 해요.' }),
  ...(matrix.rows.length > maxItemOptions && { rows: `옵션은 ${maxItemOptions}개까지 둘 수 있어요.` }),
  ...Object.assign({}, ...matrix.rows.map((row, at) => errorsOfRow(row, at, matrix, kind))),
});

/** How many pieces more or fewer than there are. */
export const movedBy = (row: MatrixRow): number =>
  typeof row.option?.stock === 'number' ? (stockOf(row) ?? row.option.stock) - row.option.stock : 0;

const fieldsOf = (row: MatrixRow, base: number | null) => ({ name: row.name.trim(), price: priceOf(row, base) ?? 0 });
/** A new option as the server takes it; what is not said is left out. */
export const newOptionOf = (row: MatrixRow, base: number | null, kind: ItemKind) => ({
  ...fieldsOf(row, base),
  stock: kind === 'licence' ? null : (stockOf(row) ?? 0),
  ...(row.code.trim() !== '' && { code: row.code.trim() }),
  ...(!row.on && { off: true }),
});

/** From the options that are there to the grid: what is the same is left out. */
export const changesOf = (
  { base, rows }: Matrix,
  { options, kind }: { readonly options: readonly ItemOption[]; readonly kind: ItemKind },
  reason: string,
): OptionChangesInput => {
  const kept = new Set(rows.map(({ option }) => option?.id));
  const change = rows.flatMap((row) => {
    if (!row.option) return [];
    const { id: optionId, ...before } = { code: '', off: false, ...row.option };
    const wanted = { ...fieldsOf(row, base), code: row.code.trim(), off: !row.on, by: movedBy(row) };
    const isSame =
      wanted.by === 0 && (['name', 'price', 'code', 'off'] as const).every((field) => wanted[field] === before[field]);
    return isSame ? [] : [{ optionId, ...wanted }];
  });
  return {
    change,
    add: rows.filter(({ option }) => !option).map((row) => newOptionOf(row, base, kind)),
    remove: options.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
    reason: change.some(({ by }) => by !== 0) ? reason.trim() : '',
  };
};
