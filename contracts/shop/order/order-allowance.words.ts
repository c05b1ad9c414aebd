import type { Allowance, OrderedLine } from './order.fields.ts';

/** What each part of an order's money is for, beside its lines. */
export const allowanceWords = { shipping: '배송비', fee: '반품 배송비', rest: '기타' } as const;

/** What was paid beside for an exchange, by what it was for. */
export const besideWords = { difference: '옵션 차액', fee: '교환 배송비' } as const;
export const besideName = (claim: number, part: keyof typeof besideWords): string =>
  `교환 신청 ${claim} ${besideWords[part]}`;

/** A line with its option, in sentences and tables of mails. */
export const lineName = ({ name, option }: Pick<OrderedLine, 'name' | 'option'>) =>
  option === '' ? name : `${name} · ${option}`;

/** What money went back for while everything stayed with its buyer, and how much of it, in won. */
export const allowanceNames = (
  lines: readonly Pick<OrderedLine, 'no' | 'name' | 'option'>[],
  { goods, surcharges = [], ...beside }: Allowance,
): readonly (readonly [name: string, won: number])[] =>
  [
    ...goods.flatMap(({ no, refund }) =>
      lines.filter((line) => line.no === no).map((line) => [lineName(line), refund] as const),
    ),
    ...(['shipping', 'fee', 'rest'] as const).map((part) => [allowanceWords[part], beside[part]] as const),
    ...surcharges.flatMap(({ claim, ...paid }) =>
      (['difference', 'fee'] as const).map((part) => [besideName(claim, part), paid[part]] as const),
    ),
  ].filter(([, amount]) => amount > 0);
