import { Rejected } from '@maru/contracts/kernel/rejections';
import { paymentRoutes } from '@maru/contracts/shop/payment/payment.routes';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import { settlementParts, settleUp } from './settlement.service.ts';
import { OutcomeUnknown, type PaymentServices } from './payment-provider.ts';

/** Only a hint to look; a failure makes the provider call again. */
export const webhookEndpoint = (services: PaymentServices): Endpoint =>
  endpoint(paymentRoutes.webhook, async ({ input, ipHash, send, res }) => {
    await services.limits.webhook.take(ipHash, res);
    const orderId = input.data?.orderId ?? input.orderId;
    if (orderId === undefined) return {};
    try {
      await settleUp(settlementParts(services, send), orderId);
    } catch (error) {
      throw error instanceof OutcomeUnknown ? new Rejected('unavailable', { cause: error }) : error;
    }
    return {};
  });
