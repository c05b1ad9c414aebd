import type { Quote } from '@maru/contracts/shop/order/order.quote';
import { orderRoutes } from '@maru/contracts/shop/order/order.routes';
import type { Response } from 'express';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { PaymentServices } from '../payment/payment-provider.ts';
import { quoteFor, type QuoteRequest } from './quote.service.ts';

/** Or this would be a way to try codes until one works. */
const quoteLimited = async (
  services: PaymentServices,
  request: QuoteRequest & { readonly userId: string },
  res: Response,
): Promise<Quote> => {
  await services.limits.coupon.take(request.userId, res);
  const quote = await quoteFor(services, request);
  if (quote.coupon?.problem !== 'unknown') await services.limits.coupon.giveBack(request.userId);
  return quote;
};

/** Guests' coupons are not even looked at. */
export const quoteEndpoint = (services: PaymentServices): Endpoint =>
  endpoint(orderRoutes.quote, async ({ input: { lines, postcode, coupon, points }, actor, res }) => {
    const request = { lines, postcode, coupon, points };
    return actor && coupon !== undefined
      ? quoteLimited(services, { ...request, userId: actor.userId }, res)
      : quoteFor(services, { ...request, userId: actor?.userId ?? null });
  });
