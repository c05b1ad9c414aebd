import { couponForm } from '@maru/contracts/shop/coupon/coupon.routes';
import { fromSeoulMoment, toSeoulMoment } from '../../format/seoul-moment.ts';
import type { ItemName, NewCoupon } from './coupon.api.ts';

/** A coupon as it is typed. `count` is null for no limit, `email` empty for everyone who knows the code. */
export interface CouponDraft {
  readonly name: string;
  readonly id: string;
  readonly kind: 'won' | 'percent';
  readonly won: number | null;
  readonly percent: number | null;
  readonly most: number | null;
  readonly least: number | null;
  readonly from: string;
  readonly until: string;
  readonly count: number | null;
  readonly email: string;
  /** Without a code, for everybody. */
  readonly automatic: boolean;
  readonly first_order: boolean;
  readonly categories: readonly string[];
  readonly items: readonly ItemName[];
}
export type CouponDraftField = Exclude<keyof CouponDraft, 'automatic' | 'first_order' | 'categories' | 'items'>;
export type CouponErrors = Partial<Record<CouponDraftField, string>>;

const monthMs = 30 * 24 * 60 * 60 * 1000;
export const emptyCoupon = (now: number): CouponDraft => ({
  name: '',
  id: '',
  kind: 'percent',
  won: null,
  percent: null,
  most: null,
  least: null,
  from: toSeoulMoment(new Date(now).toISOString()),
  until: toSeoulMoment(new Date(now + monthMs).toISOString()),
  count: null,
  email: '',
  automatic: false,
  first_order: false,
  categories: [],
  items: [],
});

/** Letters and digits that are not taken for each other when they are read out. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const codeLength = 8;
/** A code that nobody guesses. */
export const madeUpCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(codeLength)), (byte) => letters.charAt(byte % letters.length)).join(
    '',
  );

const words: Readonly<Record<CouponDraftField, string>> = {
  name: '이름을 40자까지 적어 주세요.',
  id: '영문과 숫자 4자리부터 20자리까지 적어 주세요.',
  kind: '',
  won: '100원 이상 적어 주세요.',
  percent: '1%부터 100%까지 적어 주세요.',
  most: '100원 이상 적거나 비워 주세요.',
  least: '1억 원까지 적을 수 있어요.',
  from: '시작하는 때를 골라 주세요.',
  until: '끝나는 때는 시작하는 때와 지금보다 뒤여야 해요.',
  count: '1장부터 100만 장까지 적거나 비워 주세요.',
  email: '',
};

const offOf = ({ kind, won, percent, most }: CouponDraft) => (kind === 'won' ? { kind, won } : { kind, percent, most });

/** For whom and for what it is. */
const reachOf = (draft: CouponDraft) => ({
  count: draft.automatic ? null : draft.count,
  ...(draft.automatic && { automatic: true }),
  ...(draft.first_order && { first_order: true }),
  ...scopeOf(draft),
});
const scopeOf = ({ categories, items }: CouponDraft) =>
  categories.length + items.length === 0
    ? {}
    : { scope: { categories: [...categories], items: items.map(({ id }) => id) } };

/** The coupon that is meant, for everyone, or what is wrong by field. */
export const readCoupon = (
  draft: CouponDraft,
  now: number,
): { readonly coupon: NewCoupon } | { readonly errors: CouponErrors } => {
  const { name, id, least } = draft;
  const from = fromSeoulMoment(draft.from);
  const until = fromSeoulMoment(draft.until);
  const { data, error } = couponForm.safeParse({
    name,
    id,
    off: offOf(draft),
    least: least ?? 0,
    from,
    until,
    user_id: null,
    ...reachOf(draft),
  });
  if (data && Date.parse(data.until) > now) return { coupon: data };
  const fields = data ? ['until'] : (error?.issues ?? []).map(({ path }) => String(path.at(-1)));
  return { errors: Object.fromEntries(fields.map((field) => [field, words[field as CouponDraftField]])) };
};
