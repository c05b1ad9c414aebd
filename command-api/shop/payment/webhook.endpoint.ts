import { Rejected } from '@maru/contracts/kernel/rejections';
import { paymentRoutes } from '@maru/contracts/shop/payment/payment.routes';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import { lookAgain } from './compare-books.service.ts';
import { type SettlementParts, settlementParts } from './settlement-parts.ts';
import { OutcomeUnknown, type PaymentServices } from './payment-provider.ts';

const lookOrPutOff = (parts: SettlementParts, orderId: string): Promise<void> =>
  lookAgain(parts, orderId).catch((error: unknown) => {
    throw error instanceof OutcomeUnknown ? new Rejected('unavailable', { cause: error }) : error;
  });

/** Only a hint to look; a failure makes the provider call again. */
export const webhookEndpoint = (services: PaymentServices): Endpoint =>
  endpoint(paymentRoutes.webhook, async ({ input, ipHash, send, res }) => {
    await services.limits.webhook.take(ipHash, res);
    const orderId = input.data?.orderId ?? input.orderId;
    if (orderId !== undefined) await lookOrPutOff(settlementParts(services, send), orderId);
    return {};
  });

export const compareEndpoint = (services: PaymentServices): Endpoint =>
  endpoint(paymentRoutes.compare, async ({ input, send }) => {
    await lookOrPutOff(settlementParts(services, send), input.id);
    return {};
  });
