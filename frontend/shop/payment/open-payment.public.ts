import type { WantedPayment } from './pending-payment.public.ts';
import { openTossWindow } from './toss-window.ts';

const openSandbox = ({ placed, method }: WantedPayment) =>
  window.location.assign(
    `/api/sandbox/pay?${new URLSearchParams({ orderId: placed.id, number: placed.number, amount: String(placed.total), name: placed.name, method }).toString()}`,
  );

/** What people are told about a window that was closed or never came; undefined where the page is about to change. */
export type NotOpened = { readonly code: string; readonly message: string } | undefined;

const told = (error: unknown): NotOpened => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return typeof code === 'string' && typeof message === 'string'
    ? { code, message }
    : { code: '', message: '결제창을 열지 못했어요. 인터넷 연결을 확인하고 다시 결제해 주세요.' };
};

/** Leaves for the window of whoever takes the money. */
export const openPayment = async (wanted: WantedPayment): Promise<NotOpened> => {
  const { client_key } = wanted.placed.payment;
  try {
    if (client_key === null) openSandbox(wanted);
    else await openTossWindow(wanted, client_key);
    return undefined;
  } catch (error) {
    return told(error);
  }
};
