import type { PlacedOrder } from '@maru/contracts/shop/order/order.routes';
import { consentsFor } from '@maru/contracts/shop/order/order.consents';
import type { Quote } from '@maru/contracts/shop/order/order.quote';
import { type ApiAnswer, type Client, visit } from './api-client.ts';

export const recipient = {
  recipient: '김하늘',
  phone: '010-1234-5678',
  email: 'haneul@example.com',
  postcode: '06236',
  address: '서울 강남구 테헤란로 1',
};
interface Wanted {
  readonly item_id: string;
  readonly option_id: number;
  readonly quantity: number;
}

/** An order of somebody, or of a guest. */
export const placeOrder = async (url: string, lines: readonly Wanted[], buyer?: Client): Promise<PlacedOrder> => {
  const call = <T>(path: string, body: object) =>
    buyer ? buyer.call<T>('POST', path, { body }) : visit<T>(url, 'POST', path, { body });
  const { amounts, lines: quoted } = (await call<Quote>('shop/cart/quote', { lines, postcode: recipient.postcode }))
    .body;
  const { status, body } = await call<PlacedOrder>('shop/order/place', {
    lines,
    recipient,
    expected_total: amounts.total,
    agreed: true,
    consents: consentsFor(quoted),
  });
  if (status !== 200) throw new Error(`not placed: ${JSON.stringify(body)}`);
  return body;
};

/** The buyer presses a button on the sandbox's page; answers with what it leads back with, 303 where it does. */
export const agreeAtSandbox = async (
  url: string,
  { id, total, tax_free }: PlacedOrder,
  outcome = 'paid',
  method = '',
): Promise<ApiAnswer<Record<string, string>>> => {
  const form = new URLSearchParams({ orderId: id, amount: String(total), taxFree: String(tax_free), outcome, method });
  const { status, headers } = await fetch(`${url}/api/sandbox/pay`, { method: 'POST', body: form, redirect: 'manual' });
  return { status, headers, body: Object.fromEntries(new URL(headers.get('location') ?? '', url).searchParams) };
};

/** The page that he is led to confirms. */
export const payAtSandbox = async (url: string, order: PlacedOrder, outcome = 'paid'): Promise<void> => {
  const { body: brought } = await agreeAtSandbox(url, order, outcome);
  const { status, body } = await visit(url, 'POST', 'shop/payment/confirm', { body: brought });
  if (status !== 200) throw new Error(`not paid: ${JSON.stringify(body)}`);
};
