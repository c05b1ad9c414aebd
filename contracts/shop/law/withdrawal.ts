import { type CancelReason } from '../payment/payment.fields.ts';
import { isBusinessDay } from './public-holidays.ts';
import { endOfDay, lastDayOfMonths, type SeoulDay, seoulDay } from '../../kernel/seoul-days.ts';

// 전자상거래 등에서의 소비자보호에 관한 법률, 제17조와 제18조. Each rule is a function of what happened to the goods
// alone: an acceptance (구매확정) is no argument of any, since it takes nothing away that the law gives (제35조).

/** 청약철회 without a reason. */
export const withdrawalDays = 7;
/** Goods that differ from what was shown, or are faulty: months from delivery, days from knowing. */
export const defectMonths = 3;
export const defectKnownDays = 30;
/** Business days for paying money back. */
export const refundBusinessDays = 3;

/** 민법 제161조: a period whose last day is a Saturday or a public holiday ends with the next day that is neither. */
const endOfPeriod = (last: SeoulDay): number => {
  let day = last;
  while (!isBusinessDay(day)) day += 1;
  return endOfDay(day);
};

/**
 * When withdrawing without a reason ends (제17조 제1항), in epoch ms: at midnight of the 7th day in Asia/Seoul, not
 * counting the day of delivery (민법 제157조). `deliveredAt` is that of the parcel the goods came in, or when a licence
 * was issued.
 */
export const withdrawalEnd = (deliveredAt: number): number => endOfPeriod(seoulDay(deliveredAt) + withdrawalDays);

/**
 * When withdrawing goods ends that are faulty or differ from what was shown or agreed (제17조 제3항), in epoch ms: 3
 * months after delivery, and 30 days after the buyer knew, whichever comes first.
 */
export const defectEnd = (deliveredAt: number, knownAt?: number): number => {
  const byDelivery = endOfPeriod(lastDayOfMonths(seoulDay(deliveredAt), defectMonths));
  if (knownAt === undefined) return byDelivery;
  return Math.min(byDelivery, endOfPeriod(seoulDay(knownAt) + defectKnownDays));
};

/** Whose fault a reason is: `shop` for what the law counts as its own, `buyer` where nothing is wrong with the goods. */
const faults: Readonly<Record<CancelReason, 'buyer' | 'shop'>> = {
  changedMind: 'buyer',
  wrongChoice: 'buyer',
  defective: 'shop',
  differs: 'shop',
  notArrived: 'shop',
  lateDelivery: 'shop',
  outOfStock: 'shop',
  unpaid: 'buyer',
  other: 'buyer',
};

/** Goods other than shown or agreed, or faulty: what 제17조 제3항 speaks of, where it matters when the buyer knew. */
export const isDefect = (reason: CancelReason): boolean => reason === 'defective' || reason === 'differs';

/** Who pays for sending goods back: the buyer without a reason (제18조 제9항), else the shop (제18조 제10항). */
export const returnCostBearer = (reason: CancelReason): 'buyer' | 'shop' => faults[reason];

/** What withdrawing looks at, of one line. `keyShown`: the buyer has seen a licence's key. */
export interface Withdrawable {
  readonly kind: 'goods' | 'licence';
  readonly madeToOrder: boolean;
  /** Whether the buyer agreed at checkout that this line is excepted, having been told so plainly. */
  readonly consented: boolean;
  readonly keyShown: boolean;
}

/**
 * Whether the right to withdraw without a reason is lost: licences whose key was shown (제17조 제2항 제5호) and goods
 * made to order (제6호, 시행령 제21조), only after consent (제17조 제6항). What is faulty may be withdrawn all the same.
 */
export const isWithdrawalExcepted = ({ kind, madeToOrder, consented, keyShown }: Withdrawable): boolean =>
  consented && (madeToOrder || (kind === 'licence' && keyShown));

/** A line and when it came to the buyer: null while it has not, when everybody may still withdraw from it. */
export interface Supplied extends Withdrawable {
  readonly deliveredAt: number | null;
}

/** Until when a line may be withdrawn for a reason, in epoch ms: null for never, Infinity while it has not come. */
export const withdrawableUntil = (supplied: Supplied, reason: CancelReason, knownAt?: number): number | null => {
  const faulty = returnCostBearer(reason) === 'shop';
  if (!faulty && isWithdrawalExcepted(supplied)) return null;
  if (supplied.deliveredAt === null) return Infinity;
  if (!faulty) return withdrawalEnd(supplied.deliveredAt);
  return defectEnd(supplied.deliveredAt, isDefect(reason) ? knownAt : undefined);
};

/**
 * Until when money must be back (제18조 제2항), in epoch ms: three business days after the goods arrived at the shop,
 * or after the withdrawal where there is nothing to come back.
 */
export const refundDueAt = (from: number): number => {
  let day = seoulDay(from);
  for (let left = refundBusinessDays; left > 0; left -= 1) {
    day += 1;
    while (!isBusinessDay(day)) day += 1;
  }
  return endOfDay(day);
};
