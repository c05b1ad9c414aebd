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
import { finalCancelRefusals, finalRefusals, seenAtToss, tossError, tossPayment } from './toss-answers.ts';

export interface TossShop {
  readonly secretKey: string;
  /** Known to every browser. */
  readonly clientKey: string;
  readonly baseUrl: string;
}

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

interface Call {
  readonly path: string;
  readonly body?: object;
  /**
   * Up to 300 characters, valid 15 days for an address and a method
   * (https://docs.tosspayments.com/reference/using-api/idempotency-key).
   */
  readonly idempotencyKey?: string;
}
class TossRefusal extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`toss: ${code}`);
    this.code = code;
  }
}

const longestMs = 4_000;
/** In no list of codes, so it is looked into. */
const unknownError = { code: '' };

/** The secret key is the user of a Basic authorization. A time-out, 409 or 5xx has an unknown outcome. */
const calling = ({ secretKey, baseUrl }: TossShop, timeoutMs: number) => {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  const request = async ({ path, body, idempotencyKey }: Call): Promise<SeenPayment> => {
    const headers = {
      authorization,
      'content-type': 'application/json',
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    };
    const post = body && { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(new URL(`/v1/payments/${path}`, baseUrl), {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...post,
    });
    const content: unknown = await answer.json();
    if (answer.ok) return seenAtToss(tossPayment.parse(content));
    if (answer.status === 409) throw new OutcomeUnknown('toss: 409');
    if (answer.status >= 500) throw new ProviderAway(`toss: ${answer.status}`);
    throw new TossRefusal((tossError.safeParse(content).data ?? unknownError).code);
  };
  return (call: Call): Promise<SeenPayment> =>
    request(call).catch((error: unknown) => {
      if (error instanceof TossRefusal || error instanceof OutcomeUnknown) throw error;
      throw new ProviderAway('toss did not answer', { cause: error });
    });
};

const nothingTaken = { status: 'refused', cancelled: 0, method: '', receipt: null, deposit: null } as const;

/** Toss Payments, version 1 of its API (https://docs.tosspayments.com/reference). */
export const toss = (keys: TossShop, timeoutMs = longestMs): PaymentProvider => {
  const call = calling(keys, timeoutMs);
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
