import { couponStream } from '@maru/contracts/shop/coupon/coupon.events';
import type { CouponFacts } from '@maru/contracts/shop/coupon/coupon.fold';
import { type CouponDocument, couponProblemAt } from '@maru/contracts/shop/coupon/coupon.views';
import { orderStatus } from '@maru/contracts/shop/order/order.label';
import { couponAggregate } from '../coupon/coupon.aggregate.ts';
import type { PaymentServices } from '../payment/payment-provider.ts';

const mostAtOnce = 50;

/** Of those that stand: what was never paid, or cancelled whole, was no order. */
export const hasOrdered = async ({ views }: Pick<PaymentServices, 'views'>, userId: string): Promise<boolean> => {
  const standing = orderStatus.options.filter((status) => status !== 'expired' && status !== 'cancelled');
  return (await views.view('order').count({ where: { user_id: userId, status: { in: standing } } })) > 0;
};

/** Found by the view, decided by their own streams. A first order needs somebody known. */
export const automaticDiscounts = async (
  { load, clock, views }: Pick<PaymentServices, 'load' | 'clock' | 'views'>,
  userId: string | null,
): Promise<readonly CouponFacts[]> => {
  const found = await views.view('coupon').find<CouponDocument>({ where: { automatic: true }, limit: mostAtOnce });
  const loaded = await Promise.all(
    found.map(async ({ doc: { id } }) => (await load(couponAggregate, couponStream(id))).state),
  );
  const open = loaded.filter((coupon) => coupon !== undefined && couponProblemAt(coupon, clock.now()) === null);
  const isFirst =
    open.some((coupon) => coupon?.first_order) && userId !== null && !(await hasOrdered({ views }, userId));
  return open.flatMap((coupon) => (coupon && (!coupon.first_order || isFirst) ? [coupon] : []));
};
