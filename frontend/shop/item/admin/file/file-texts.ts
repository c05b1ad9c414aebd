import type { CheckedRow } from '@maru/contracts/kernel/rows';
import type { ItemFileLine } from '@maru/contracts/shop/item/item.bulk';
import { itemRowProblems, type ItemRowProblem } from '@maru/contracts/shop/item/item-rows.words';
import { itemStateWords, itemTaxWords } from '@maru/contracts/shop/item/item.table.words';
import { number, won } from '../../../../format/number.ts';
import type { RowTexts } from '../../../../kernel/bulk/rows-table.tsx';

type Write = (value: string) => string;
const word =
  (words: Readonly<Record<string, string>>): Write =>
  (value) =>
    words[value] ?? value;
const pieces: Write = (value) => `${number(Number(value))}개`;
const money: Write = (value) => won(Number(value));
const quoted: Write = (value) => `‘${value}’`;

/** Each column that a row may change, in the order of the file. */
const changes: readonly (readonly [
  name: string,
  label: string,
  of: (line: ItemFileLine) => string | number | undefined,
  Write,
])[] = [
  ['name', '상품명', ({ fields }) => fields?.name, quoted],
  ['category', '분류', ({ fields }) => fields?.category, quoted],
  ['tax', '과세', ({ fields }) => fields?.tax, word(itemTaxWords)],
  ['state', '상태', ({ state }) => state, word(itemStateWords)],
  ['option_name', '옵션', ({ option_name }) => option_name, quoted],
  ['price', '판매가', ({ price }) => price, money],
  ['to', '재고', ({ to }) => to, pieces],
];

const optionText = ({ name, price, stock }: NonNullable<ItemFileLine['add']>) =>
  `${name} ${won(price)}${stock === null ? '' : `, 재고 ${number(stock)}개`}`;

const lineText = (line: ItemFileLine, facts: CheckedRow['facts']): string => {
  if (line.create) return `새 상품으로 올려요(숨김): ${line.create.options.map(optionText).join(' / ')}`;
  const changed = changes.flatMap(([name, label, of, write]) => {
    const value = of(line);
    return value === undefined ? [] : [`${label} ${write(facts[name] ?? '')} → ${write(String(value))}`];
  });
  return [...(line.add ? [`새 옵션: ${optionText(line.add)}`] : []), ...changed].join(' · ');
};

export const itemFileTexts: RowTexts = {
  done: ({ line, facts }) => {
    // The server has made this line for this kind of file.
    if (line) return lineText(line as unknown as ItemFileLine, facts);
    return facts['with'] === undefined ? '바뀐 것이 없어요.' : `${facts['with']}행 상품의 옵션으로 함께 올려요.`;
  },
  problem: (codes) =>
    codes
      .split(' ')
      .map((code) => itemRowProblems[code as ItemRowProblem] ?? '바꿀 수 없어요.')
      .join(' '),
};
