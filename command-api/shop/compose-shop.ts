import type { Setting } from '@maru/platform/service/service';
import type { Router } from 'express';
import type { Send } from '../pipeline/send.ts';
import type { PaymentProvider } from './payment/payment-provider.ts';
import { sandboxRouter } from './payment/sandbox/sandbox-router.service.ts';
import { sandbox } from './payment/sandbox/sandbox.service.ts';
import { settlementParts, settleUp } from './payment/settlement.service.ts';
import { toss, tossEnv } from './payment/toss.service.ts';
import { shopEndpoints } from './shop.endpoints.ts';
import type { ShopServices } from './shop-services.ts';

/** Who takes the money, by the environment; undefined: the sandbox, which takes none. */
export const paymentProvider = ({ env }: Pick<Setting, 'env'>): PaymentProvider | undefined => {
  const shop = env.part(tossEnv);
  return shop && toss(shop);
};

interface ShopParts extends Omit<ShopServices, 'provider'> {
  /** For commands of the system. */
  readonly send: Send;
  readonly payment?: PaymentProvider | undefined;
}

/** The calls of the shop, and the pages of the sandbox, which only a sandbox has. */
export const composeShop = ({ send, payment, ...services }: ShopParts) => {
  const { load } = services;
  const settle = (orderId: string) => settleUp(settlementParts({ load, provider }, send), orderId);
  const provider: PaymentProvider = payment ?? sandbox({ send, load, tell: settle });
  const sandboxPages: readonly Router[] = payment ? [] : [sandboxRouter({ send, load, tell: settle })];
  return { endpoints: shopEndpoints({ ...services, provider }), sandboxPages };
};
