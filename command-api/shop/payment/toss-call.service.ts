import { escrowPart } from '@maru/contracts/shop/payment/escrow';
import { OutcomeUnknown, ProviderAway } from './payment-provider.ts';
import { refusalCode } from './toss-answers.ts';

export interface TossShop {
  readonly secretKey: string;
  /** Known to every browser. */
  readonly clientKey: string;
  readonly baseUrl: string;
}

export interface TossCall {
  readonly path: string;
  readonly body?: object;
  /**
   * Up to 300 characters, valid 15 days for an address and a method
   * (https://docs.tosspayments.com/reference/using-api/idempotency-key).
   */
  readonly idempotencyKey?: string;
}
export class TossRefusal extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`toss: ${code}`);
    this.code = code;
  }
}

export const longestMs = 4_000;

/** The secret key is the user of a Basic authorization. A time-out, 409 or 5xx has an unknown outcome. */
export const calling = ({ secretKey, baseUrl }: TossShop, timeoutMs: number) => {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  const request = async ({ path, body, idempotencyKey }: TossCall): Promise<unknown> => {
    const headers = {
      authorization,
      'content-type': 'application/json',
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    };
    const post = body && { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(new URL(`/v1/${path}`, baseUrl), {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...post,
    });
    const content: unknown = await answer.json();
    if (answer.ok) return content;
    if (answer.status === 409) throw new OutcomeUnknown('toss: 409');
    const code = refusalCode(content);
    if (answer.status >= 500 && code !== escrowPart) throw new ProviderAway(`toss: ${answer.status}`);
    throw new TossRefusal(code);
  };
  return (call: TossCall): Promise<unknown> =>
    request(call).catch((error: unknown) => {
      if (error instanceof TossRefusal || error instanceof OutcomeUnknown) throw error;
      throw new ProviderAway('toss did not answer', { cause: error });
    });
};
