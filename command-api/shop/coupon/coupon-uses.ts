import type { CouponCommand } from '@maru/contracts/shop/coupon/coupon.commands';
import type { CouponEvent } from '@maru/contracts/shop/coupon/coupon.events';
import type { Loaded } from '../../pipeline/aggregate.ts';

const markOf = (userId: string) => `used by ${userId}`;
const cameBack = '';

/** Who used a coupon is asked of one person, so a coupon's state need not hold them all. */
export const couponUsesOf = ({ type, data }: CouponEvent): readonly (readonly [name: string, orderId: string])[] => {
  if (type === 'CouponRedeemed') return [[markOf(data.userId), data.orderId]];
  return type === 'CouponReturned' ? [[markOf(data.userId), cameBack]] : [];
};

/** What decisions about a person's coupon take. */
export const couponUsesFor = ({ data }: CouponCommand): readonly string[] =>
  'userId' in data ? [markOf(data.userId)] : [];

const orderIn = (mark: string | undefined) => (mark === cameBack ? undefined : mark);

/** The order that took it for this person, if any has it. Throws where nobody asked: a used one would seem unused. */
export const usedForIn = (marks: ReadonlyMap<string, string> | undefined, userId: string): string | undefined => {
  if (marks === undefined) throw new Error('who used a coupon was not asked');
  return orderIn(marks.get(markOf(userId)));
};

export const usedForOf = async (
  { mark, revision }: Pick<Loaded<unknown>, 'mark' | 'revision'>,
  userId: string,
): Promise<string | undefined> => orderIn(await mark(markOf(userId), revision));
