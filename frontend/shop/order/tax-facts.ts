import type { Fact } from '../../design/fact-list.tsx';
import { won } from '../../format/number.ts';

/** VAT is a tenth of the price without it, as the provider counts it: rounded from what was paid. */
const vatIn = (taxed: number) => Math.round(taxed / 11);

/** What goes back, as the books want it. */
export const taxFacts = (refund: number, taxFree: number): readonly Fact[] => {
  const vat = vatIn(refund - taxFree);
  return [
    { label: '면세', value: won(taxFree) },
    { label: '공급가액', value: won(refund - taxFree - vat) },
    { label: '부가세', value: won(vat) },
    { label: '돌려줄 금액', value: won(refund), strong: true },
  ];
};
