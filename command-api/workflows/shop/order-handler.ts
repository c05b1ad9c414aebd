import { stockReasons } from '@maru/contracts/shop/item/item.words';
import type { BackTo } from '@maru/contracts/shop/order/order.fields';
import type { Log } from '@maru/platform/log/logger';
import { alignLicences } from '../../shop/licence/licences-of-order.service.ts';
import {
  earnPointsFor,
  returnAllDeductions,
  returnDeductions,
  takeBackPointsFor,
} from '../../shop/order/deductions-of-order.service.ts';
import { releaseReplacements, takeReplacements } from '../../shop/order/replacement.service.ts';
import { undoSales } from '../../shop/item/undo-sales.service.ts';
import { orderOf } from '../../shop/order/order.aggregate.ts';
import {
  type Cancellation,
  type GoodsReturn,
  releaseStock,
  restock,
  takeStock,
} from '../../shop/order/order-stock.service.ts';
import type { ShopReaction } from '../../shop/order/orders.workflow.ts';
import { refund } from '../../shop/payment/give-back.service.ts';
import { requestRefundOf, returnSurcharge } from '../../shop/payment/request-refunds.service.ts';
import type { SettlementParts } from '../../shop/payment/settlement-parts.ts';
import { applyPayments } from '../../shop/payment/settlement.service.ts';
import { OutcomeUnknown } from '../../shop/payment/payment-provider.ts';
import type { Perform } from '../runner/workflow.ts';

type Steps = {
  readonly [K in ShopReaction['kind']]: (
    reaction: Extract<ShopReaction, { kind: K }> & { readonly orderId: string },
    cause: string,
  ) => Promise<void>;
};

/** Whoever does not pay finds the cart as it was. */
const emptyCart = async ({ load, send }: SettlementParts, orderId: string) => {
  const order = await orderOf(load, orderId);
  if (!order?.user_id) return;
  const lines = order.lines.map(({ item_id, option_id, quantity }) => ({ item_id, option_id, quantity }));
  await send({ type: 'EmptyCart', data: { id: order.user_id, lines } }, `cart ${orderId}`);
};

/** Each reaction may come again. A provider that does not answer holds up no other. */
export const orderHandler = (parts: SettlementParts, log: Pick<Log, 'warn'>): Perform<ShopReaction> => {
  const undo = async (cancellation: Cancellation & { readonly back_to: BackTo }, why: GoodsReturn['why']) => {
    const order = await orderOf(parts.load, cancellation.orderId);
    if (order) await undoSales(parts, { ...cancellation, order });
    if (cancellation.back_to === 'stock') await restock(parts, { ...cancellation, why });
    await alignLicences(parts, cancellation.orderId);
    await returnDeductions(parts, cancellation);
    await takeBackPointsFor(parts, cancellation.orderId, cancellation.cause);
    await requestRefundOf(parts, cancellation);
  };
  const steps: Steps = {
    take: async ({ orderId }) => {
      await takeStock(parts, orderId);
      await alignLicences(parts, orderId);
      await emptyCart(parts, orderId);
    },
    release: async ({ orderId }, cause) => {
      await releaseStock(parts, orderId, stockReasons.unpaid);
      await returnAllDeductions(parts, orderId, cause);
    },
    earn: ({ orderId }, cause) => earnPointsFor(parts, orderId, cause),
    applyPayments: ({ orderId }) => applyPayments(parts, orderId),
    refund: ({ orderId }) =>
      refund(parts, orderId).catch((err: unknown) => {
        if (!(err instanceof OutcomeUnknown)) throw err;
        log.warn({ err, order: orderId }, 'a refund is not known to be done, asking again');
      }),
    cancelled: (reaction, cause) => undo({ ...reaction, cause, back_to: 'stock' }, stockReasons.cancelled),
    returned: (reaction, cause) => undo({ ...reaction, cause }, stockReasons.returned),
    refunded: async (reaction, cause) => {
      await returnDeductions(parts, { ...reaction, cause });
      await takeBackPointsFor(parts, reaction.orderId, cause);
      await requestRefundOf(parts, { ...reaction, cause });
    },
    exchanged: async (reaction, cause) => {
      await takeReplacements(parts, reaction);
      if (reaction.back_to === 'stock') await restock(parts, { ...reaction, cause, why: stockReasons.exchanged });
    },
    releaseReplacements: async (reaction, cause) => {
      await releaseReplacements(parts, reaction);
      await returnSurcharge(parts, { ...reaction, cause });
    },
  };
  return (reaction, cause) => steps[reaction.kind](reaction as never, cause.id);
};
