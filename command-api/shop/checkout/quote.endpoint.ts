import { type Quote } from '@maru/contracts/shop/order/order.quote';
import { type Destination, quoteOf } from '@maru/contracts/shop/order/order.totals';
import { orderRoutes } from '@maru/contracts/shop/order/order.routes';
import type { Response } from 'express';
import { oneLineEach } from '@maru/contracts/shop/cart/cart.merge';
import type { CartLine } from '@maru/contracts/shop/cart/cart.fields';
import { configStream } from '@maru/contracts/site/config/config.events';
import { configFold } from '@maru/contracts/site/config/config.fold';
import { couponStream } from '@maru/contracts/shop/coupon/coupon.events';
import type { CouponProblem } from '@maru/contracts/shop/coupon/coupon.fields';
import type { CouponClaim, Deductions } from '@maru/contracts/shop/order/order.amounts';
import { pointsStream } from '@maru/contracts/shop/points/points.events';
import { balanceAt } from '@maru/contracts/shop/points/points.views';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { PaymentServices } from '../payment/payment-provider.ts';
import { couponAggregate } from '../coupon/coupon.aggregate.ts';
import { usedForOf } from '../coupon/coupon-uses.ts';
import { type CouponState, type CouponUser, problemFor } from '../coupon/coupon.state.ts';
import { automaticDiscounts, hasOrdered } from './automatic-discounts.ts';
import { pricedLines, type PricedLines } from './priced-lines.ts';
import { pointsAggregate } from '../points/points.aggregate.ts';
import { spentOn } from '../points/points.state.ts';

export interface QuoteRequest extends DeductionRequest, Destination {
  readonly lines: readonly CartLine[];
}

/** By the items' own streams, because views may be behind. */
export const quoteFor = async (
  services: Parts,
  { lines: named, postcode, pickup = false, ...wanted }: QuoteRequest,
): Promise<Quote & Pick<PricedLines, 'purchases'>> => {
  const { load, clock } = services;
  const { lines: quotedLines, purchases } = await pricedLines({ load, now: clock.now() }, oneLineEach(named), wanted);
  const { shipping: rates, bundles, areas, selling } = (await load(configFold, configStream)).state;
  const deductions = { ...(await deductionsFor(services, wanted)), points_percent: selling.point_percent };
  return { ...quoteOf(quotedLines, { postcode, pickup }, deductions, { rates, bundles, areas }), purchases };
};

export interface DeductionRequest {
  readonly userId: string | null;
  /** Whose purchases count for limits; null for a guest whose phone nobody knows yet. */
  readonly buyer: string | null;
  readonly coupon?: string | undefined;
  readonly points: number;
  /** What a broken-off try of this order has taken is there for it. */
  readonly orderId?: string;
}
type Parts = Pick<PaymentServices, 'load' | 'clock' | 'views'>;

const problemNow = async (
  { clock, views }: Pick<Parts, 'clock' | 'views'>,
  state: CouponState,
  user: CouponUser,
): Promise<CouponProblem | null> => {
  const problem = problemFor(state, user, clock.now());
  if (problem !== null || !state?.first_order) return problem;
  return (await hasOrdered({ views }, user.userId)) ? 'notFirst' : null;
};

const couponFor = async (
  { load, clock, views }: Parts,
  code: string,
  { userId, orderId }: DeductionRequest,
): Promise<CouponClaim> => {
  if (userId === null) return { code, terms: undefined, problem: 'loginNeeded' };
  const loaded = await load(couponAggregate, couponStream(code));
  const usedFor = await usedForOf(loaded, userId);
  const isItsOwn = orderId !== undefined && usedFor === orderId;
  const problem = isItsOwn ? null : await problemNow({ clock, views }, loaded.state, { userId, usedFor });
  // Nobody learns of a coupon that is another's.
  return { code, problem, terms: problem === 'unknown' ? undefined : loaded.state };
};

const balanceFor = async ({ load, clock }: Parts, userId: string, orderId = ''): Promise<number> => {
  const { state } = await load(pointsAggregate, pointsStream(userId));
  const own = spentOn(state, orderId);
  return balanceAt(state, clock.now()) + (own ? own.points - own.back : 0);
};

export const deductionsFor = async (parts: Parts, request: DeductionRequest): Promise<Deductions> => {
  const { userId, coupon, points: wanted, orderId } = request;
  const points = async () => userId !== null && { wanted, balance: await balanceFor(parts, userId, orderId) };
  const [claim, owned, automatic] = await Promise.all([
    coupon === undefined ? undefined : couponFor(parts, coupon, request),
    points(),
    automaticDiscounts(parts, userId),
  ]);
  return { coupon: claim, points: owned || undefined, automatic };
};

/** Or this would be a way to try codes until one works. */
const quoteLimited = async (
  services: PaymentServices,
  request: QuoteRequest & { readonly userId: string },
  res: Response,
): Promise<Quote> => {
  await services.limits.coupon.take(request.userId, res);
  const { purchases: _purchases, ...quote } = await quoteFor(services, request);
  if (quote.coupon?.problem !== 'unknown') await services.limits.coupon.giveBack(request.userId);
  return quote;
};

/** Guests' coupons are not even looked at. */
export const quoteEndpoint = (services: PaymentServices): Endpoint =>
  endpoint(orderRoutes.quote, async ({ input, actor, res }) => {
    const userId = actor?.userId ?? null;
    const request = { ...input, userId, buyer: userId };
    if (userId !== null && input.coupon !== undefined) return quoteLimited(services, { ...request, userId }, res);
    const { purchases: _purchases, ...quote } = await quoteFor(services, request);
    return quote;
  });
