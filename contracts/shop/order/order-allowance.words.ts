import type { Allowance, OrderedLine } from './order.fields.ts';

/** What each part of an order's money is for, beside its lines. */
export const allowanceWords = { shipping: '배송비', fee: '반품 배송비', rest: '기타' } as const;

/** A line with its option, in sentences and tables of mails. */
export const lineName = ({ name, option }: Pick<OrderedLine, 'name' | 'option'>) =>
  option === '' ? name : `${name} · ${option}`;

/** What money went back for while everything stayed with its buyer, and how much of it, in won. */
export const allowanceNames = (
  lines: readonly Pick<OrderedLine, 'no' | 'name' | 'option'>[],
  { goods, ...beside }: Allowance,
): readonly (readonly [name: string, won: number])[] =>
  [
    ...goods.flatMap(({ no, refund }) =>
      lines.filter((line) => line.no === no).map((line) => [lineName(line), refund] as const),
    ),
    ...(['shipping', 'fee', 'rest'] as const).map((part) => [allowanceWords[part], beside[part]] as const),
  ].filter(([, amount]) => amount > 0);
