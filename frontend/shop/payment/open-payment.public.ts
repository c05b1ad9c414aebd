import type { WantedPayment } from './pending-payment.public.ts';
import { loadScript } from '../../kernel/load-script.ts';
import { isCash } from '@maru/contracts/shop/payment/payment-ways';

/** As much of the script's as is used (https://docs.tosspayments.com/sdk/v2/js). */
interface TossPayments {
  (clientKey: string): {
    payment: (of: { readonly customerKey: string }) => { requestPayment: (asked: object) => Promise<unknown> };
  };
  readonly ANONYMOUS: string;
}
declare global {
  // oxlint-disable-next-line no-var -- what a script puts there is a var.
  var TossPayments: TossPayments | undefined;
}

const script = 'https://js.tosspayments.com/v2/standard';
/** The shop issues receipts itself, to the number on the order. */
const cashReceipt = { type: '미발행' } as const;

const waysOf = ({ method, escrow, placed }: WantedPayment) => {
  if (!isCash(method)) return { card: { flowMode: 'DEFAULT', useEscrow: false } };
  const kept = placed.escrow ? { useEscrow: escrow, escrowProducts: placed.escrow } : { useEscrow: false };
  return method === 'TRANSFER'
    ? { transfer: { cashReceipt, ...kept } }
    : { virtualAccount: { cashReceipt, ...kept, validHours: placed.deposit_hours } };
};

/** Payment window of Toss Payments, in the place of this page: it leads back to `/success` or `/fail`. */
const openTossWindow = async (wanted: WantedPayment, clientKey: string): Promise<void> => {
  const { placed, method, buyer } = wanted;
  await loadScript(script);
  const toss = globalThis.TossPayments;
  if (!toss) throw new Error('the payment window did not load');
  const { origin } = window.location;
  // A closed window leads back without naming the order, so the address of failure names it.
  const { id, number } = placed;
  await toss(clientKey)
    .payment({ customerKey: toss.ANONYMOUS })
    .requestPayment({
      method,
      amount: { currency: 'KRW', value: placed.total },
      taxFreeAmount: placed.tax_free,
      orderId: id,
      orderName: placed.name.slice(0, 100),
      successUrl: `${origin}/success?${new URLSearchParams({ number }).toString()}`,
      failUrl: `${origin}/fail?${new URLSearchParams({ orderId: id, number }).toString()}`,
      customerName: buyer.name,
      customerMobilePhone: buyer.phone,
      customerEmail: buyer.email,
      windowTarget: 'self',
      ...waysOf(wanted),
    });
};

const openSandbox = ({ placed, method, escrow }: WantedPayment) => {
  const { id: orderId, number, total, tax_free, name } = placed;
  const kept = placed.escrow && escrow && isCash(method) ? { escrow: 'yes' } : {};
  const asked = { orderId, number, amount: String(total), taxFree: String(tax_free), name, method, ...kept };
  window.location.assign(`/api/sandbox/pay?${new URLSearchParams(asked).toString()}`);
};

/** What people are reasonOf about a window that was closed or never came; undefined where the page is about to change. */
export type NotOpened = { readonly code: string; readonly message: string } | undefined;

const reasonOf = (error: unknown): NotOpened => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return typeof code === 'string' && typeof message === 'string'
    ? { code, message }
    : { code: '', message: '결제창을 열지 못했어요. 인터넷 연결을 확인하고 다시 결제해 주세요.' };
};

/** Leaves for the payment window. */
export const openPayment = async (wanted: WantedPayment): Promise<NotOpened> => {
  const { client_key } = wanted.placed.payment;
  try {
    if (client_key === null) openSandbox(wanted);
    else await openTossWindow(wanted, client_key);
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
};
