import { type Sale, sale } from '@maru/contracts/shop/item/item.fields';
import { fromSeoulMoment, toSeoulMoment } from '../../../format/seoul-moment.ts';

/** A sale as it is typed. */
export interface SaleDraft {
  readonly percent: number | null;
  readonly from: string;
  readonly until: string;
}
export type SaleField = keyof SaleDraft;

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

/** One that is there, or a week from now on. */
export const saleDraftOf = (there: Sale | null, now: number): SaleDraft =>
  there
    ? { percent: there.percent, from: toSeoulMoment(there.from), until: toSeoulMoment(there.until) }
    : {
        percent: null,
        from: toSeoulMoment(new Date(now).toISOString()),
        until: toSeoulMoment(new Date(now + weekMs).toISOString()),
      };

const words: Readonly<Record<SaleField, string>> = {
  percent: '1%부터 90%까지 적어 주세요.',
  from: '시작하는 때를 골라 주세요.',
  until: '끝나는 때는 시작하는 때보다, 그리고 지금보다 뒤여야 해요.',
};

/** The sale that is meant, or what is wrong by field. */
export const readSale = (
  { percent, from, until }: SaleDraft,
  now: number,
): { readonly sale: Sale } | { readonly errors: Partial<Record<SaleField, string>> } => {
  const { data, error } = sale.safeParse({ percent, from: fromSeoulMoment(from), until: fromSeoulMoment(until) });
  if (data && Date.parse(data.until) > now) return { sale: data };
  const fields = data ? ['until'] : (error?.issues ?? []).map(({ path: [field] }) => String(field));
  return { errors: Object.fromEntries(fields.map((field) => [field, words[field as SaleField]])) };
};
