import type { AskedSurcharge, Claim, Surcharge } from '@maru/contracts/shop/order/claim.fields';
import { type SurchargeParts, totalOf } from '@maru/contracts/shop/order/exchange.parts';
import { owedByHand } from '@maru/contracts/shop/order/surcharge.parts';
import type { Fact } from '../../design/fact-list.tsx';
import { won } from '../../format/number.ts';

/** Difference and fee, and what they come to. */
export const surchargeFacts = ({ difference, fee }: Pick<SurchargeParts, 'difference' | 'fee'>): readonly Fact[] => [
  ...(difference > 0 ? [{ label: '옵션 차액', value: won(difference) }] : []),
  ...(fee > 0 ? [{ label: '교환 배송비', value: won(fee) }] : []),
  { label: '추가 금액', value: won(difference + fee), strong: true },
];

const askedFact = (asked: AskedSurcharge | null, isOver: boolean): readonly Fact[] => {
  if (asked === null) return [];
  const amount = won(totalOf(asked));
  if (!isOver) return [{ label: '추가 금액', value: asked.paid ? `${amount} 결제함` : `${amount} 결제 기다림` }];
  return asked.paid ? [{ label: '추가 금액', value: `${amount} 돌려드림` }] : [];
};
const names: Readonly<Record<Surcharge['how'], string>> = {
  paid: '추가로 결제한 금액',
  byHand: '직접 받은 금액',
  waived: '받지 않은 추가 금액',
};

/** What an exchange cost beside, how it was taken, and what of it went back. */
export const claimSurchargeFacts = ({ asked, surcharge, closed_at, how }: Claim): readonly Fact[] => {
  if (surcharge === null) return how === 'replacement' ? [] : askedFact(asked, closed_at !== null);
  const owed = owedByHand({ surcharge });
  const given = surcharge.back - owed;
  return [
    { label: names[surcharge.how], value: won(surcharge.amount) },
    ...(given > 0 ? [{ label: '돌려드린 금액', value: won(given), strong: true }] : []),
    ...(owed > 0 ? [{ label: '직접 돌려줄 돈', value: won(owed), strong: true }] : []),
  ];
};
