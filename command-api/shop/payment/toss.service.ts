import type { SeenPayment } from '@maru/contracts/shop/payment/payment.fields';
import { BadEnvironment } from '@maru/platform/env/read-variable';
import { type EnvPart, origin, token } from '@maru/platform/env/env-part';
import { createHash } from 'node:crypto';
import {
  NotAtProvider,
  OutcomeUnknown,
  type PaymentProvider,
  ProviderAway,
  RefundRefused,
} from './payment-provider.ts';
import { finalCancelRefusals, finalRefusals, seenAtToss, tossPayment } from './toss-answers.ts';
import { calling, longestMs, type TossCall, TossRefusal, type TossShop } from './toss-call.service.ts';

const variables = {
  TOSS_SECRET_KEY: { schema: token.optional(), allowed: 'the secret key of a shop at Toss Payments', orFile: true },
  TOSS_CLIENT_KEY: { schema: token.optional(), allowed: 'the client key of that shop' },
  TOSS_BASE_URL: {
    schema: origin.default('https://api.tosspayments.com'),
    allowed: 'an address such as https://api.tosspayments.com',
  },
};
/** Undefined means the sandbox, which takes no money. */
export const tossEnv: EnvPart<typeof variables, TossShop | undefined> = {
  variables,
  of: ({ TOSS_SECRET_KEY: secretKey, TOSS_CLIENT_KEY: clientKey, TOSS_BASE_URL: baseUrl }) => {
    if (secretKey !== undefined && clientKey !== undefined) return { secretKey, clientKey, baseUrl };
    if (secretKey === undefined && clientKey === undefined) return undefined;
    throw new BadEnvironment('TOSS_SECRET_KEY and TOSS_CLIENT_KEY go together; set both or none');
  },
};

const nothingTaken = { status: 'refused', cancelled: 0, method: '', receipt: null, deposit: null } as const;

const callingPayments = (keys: TossShop, timeoutMs: number) => {
  const ask = calling(keys, timeoutMs);
  return async ({ path, ...more }: TossCall): Promise<SeenPayment> => {
    const { data } = tossPayment.safeParse(await ask({ path: `payments/${path}`, ...more }));
    if (!data) throw new ProviderAway('toss answered in another shape');
    return seenAtToss(data);
  };
};

/** Toss Payments, version 1 of its API (https://docs.tosspayments.com/reference). */
export const toss = (keys: TossShop, timeoutMs = longestMs): PaymentProvider => {
  const call = callingPayments(keys, timeoutMs);
  const find: PaymentProvider['find'] = async ({ key }) => {
    try {
      return await call({ path: encodeURIComponent(key) });
    } catch (error) {
      if (error instanceof TossRefusal && error.code === 'NOT_FOUND_PAYMENT') throw new NotAtProvider(error.message);
      throw error instanceof TossRefusal ? new OutcomeUnknown(error.message) : error;
    }
  };

  return {
    name: 'toss',
    clientKey: keys.clientKey,
    find,
    confirm: async ({ key, orderId, amount }) => {
      // One order may be tried with several cards: the answer to one must not be given for another.
      const idempotencyKey = `${orderId}:confirm:${createHash('sha256').update(key).digest('hex')}`;
      try {
        return await call({ path: 'confirm', body: { paymentKey: key, orderId, amount }, idempotencyKey });
      } catch (error) {
        if (!(error instanceof TossRefusal)) throw error;
        if (!finalRefusals.has(error.code)) return find({ key, orderId });
        return { ...nothingTaken, key, order_id: orderId, amount, code: error.code };
      }
    },
    cancel: async ({ key, orderId, refundId, amount, taxFree, reason, account, accountsRefused }) => {
      const receiver = account && {
        refundReceiveAccount: { bank: account.bank, accountNumber: account.account, holderName: account.holder },
      };
      const part = amount !== null && { cancelAmount: amount, taxFreeAmount: taxFree };
      const body = { cancelReason: reason, ...part, ...receiver };
      try {
        return await call({
          path: `${encodeURIComponent(key)}/cancel`,
          body,
          idempotencyKey: `${orderId}:refund:${refundId}${accountsRefused > 0 ? `:${accountsRefused}` : ''}`,
        });
      } catch (error) {
        if (!(error instanceof TossRefusal)) throw error;
        if (finalCancelRefusals.has(error.code)) throw new RefundRefused(error.code);
        throw new OutcomeUnknown(error.message);
      }
    },
  };
};
