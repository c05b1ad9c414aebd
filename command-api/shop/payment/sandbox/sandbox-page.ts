import { siteName } from '@maru/contracts/kernel/site.words';
import {
  sandboxOutcomes as outcomes,
  sandboxWords as words,
  wonText,
} from '@maru/contracts/shop/payment/sandbox.words';
import escapeHtml from 'escape-html';

const style = `
  :root { color-scheme: light dark; font: 16px/1.6 Pretendard, 'Apple SD Gothic Neo', 'Malgun Gothic', sans-serif; word-break: keep-all }
  body { max-width: 420px; margin: 0 auto; padding: 32px 16px }
  h1 { font-size: 22px; margin: 0 0 4px } p { margin: 0 0 20px; opacity: .75 }
  strong { display: block; font-size: 28px; margin: 16px 0 24px; font-variant-numeric: tabular-nums }
  button { display: block; width: 100%; min-height: 48px; margin-top: 8px; border: 1px solid #8886; border-radius: 12px; background: transparent; color: inherit; font: inherit; cursor: pointer }
  label { display: block; margin-top: 12px } input:not([type]) { width: 100%; min-height: 44px; padding: 0 12px; border: 1px solid #8886; border-radius: 12px; background: transparent; color: inherit; font: inherit; box-sizing: border-box }
  button:first-of-type { background: #1867c0; border-color: #1867c0; color: #fff }`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="ko">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <link rel="icon" href="data:,">
  <title>${title} - ${siteName}</title>
  <style>${style}
  </style>
</head>
<body>
  <h1>${title}</h1>
${body}
</body>
</html>
`;

interface PayPageInput {
  readonly orderId: string;
  /** What a guest finds the order by. */
  readonly number: string;
  readonly amount: number;
  readonly taxFree: number;
  readonly name: string;
  readonly method: string;
  /** 'yes' where the money is kept until the buyer has confirmed. */
  readonly escrow: string;
}
const outcomesFor = (method: string) =>
  method === 'VIRTUAL_ACCOUNT'
    ? outcomes.toSorted((one, other) => Number(other[0] === 'deposit') - Number(one[0] === 'deposit'))
    : outcomes;

/** What the window was opened with, handed on. */
const hidden = (fields: Readonly<Record<string, string | number>>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(String(value))}">`)
    .join('');

export const payPage = ({ name, ...asked }: PayPageInput): string =>
  page(
    words.pay.title,
    `  <p>${words.pay.hint}</p>
  <div>${escapeHtml(name)}</div>
  <strong>${wonText(asked.amount)}</strong>${asked.escrow === 'yes' ? `\n  <p>${words.pay.escrow}</p>` : ''}
  <form method="post">
    ${hidden({ ...asked })}
    ${outcomesFor(asked.method)
      .map(([value, label]) => `<button name="outcome" value="${value}">${label}</button>`)
      .join('\n    ')}
  </form>`,
  );

export const depositPage = ({ key, status }: { readonly key: string; readonly status: string }): string =>
  page(
    words.deposit.title,
    status === 'awaitingDeposit'
      ? `  <p>${words.deposit.hint}</p>\n  <form method="post"><input type="hidden" name="paymentKey" value="${escapeHtml(key)}"><button>${words.deposit.button}</button></form>`
      : `  <p>${status === 'paid' ? words.deposit.done : words.deposit.notAwaited}</p>`,
  );

interface Booked {
  readonly key: string;
  readonly amount: number;
  readonly tax_free?: number;
  readonly cancelled: number;
  readonly freeCancelled: number;
}
const paymentForm = ({
  key,
  amount,
  tax_free = 0,
  cancelled,
  freeCancelled,
}: Booked) => `  <div>${escapeHtml(key)}</div>
  <strong>${wonText(amount - cancelled)}</strong>
  <form method="post">
    <input type="hidden" name="paymentKey" value="${escapeHtml(key)}">
    <label>${words.console.amount} <input name="amount" inputmode="numeric" value="${amount - cancelled}"></label>
    <label>${words.console.taxFree} <input name="taxFree" inputmode="numeric" value="${tax_free - freeCancelled}"></label>
    <label><input type="checkbox" name="tell" value="yes" checked> ${words.console.tell}</label>
    <button>${words.console.button}</button>
  </form>`;

/** Where somebody at the provider gives money back without the shop having asked for it. */
export const consolePage = (payments: readonly Booked[], problem = ''): string =>
  page(
    words.console.title,
    `  <p>${words.console.hint}</p>${problem === '' ? '' : `\n  <p role="alert">${problem}</p>`}
${payments.length === 0 ? `  <p>${words.console.none}</p>` : payments.map(paymentForm).join('\n')}`,
  );

interface CashReceiptInput {
  readonly use: keyof typeof words.cashReceipt.uses;
  readonly amount: number;
  readonly left: number;
}
export const cashReceiptPage = ({ use, amount, left }: CashReceiptInput): string =>
  page(
    words.cashReceipt.title,
    `  <p>${words.cashReceipt.hint}</p>
  <div>${words.cashReceipt.uses[use]}</div>
  <strong>${wonText(left)}</strong>${left < amount ? `\n  <p>${words.cashReceipt.takenBack(wonText(amount), wonText(amount - left))}</p>` : ''}`,
  );

interface Receipt {
  readonly orderId: string;
  readonly amount: number;
  readonly cancelled: number;
}
export const receiptPage = ({ orderId, amount, cancelled }: Receipt): string =>
  page(
    words.receipt.title,
    `  <p>${words.receipt.hint}</p>
  <div>${words.receipt.amount}</div>
  <strong>${wonText(amount - cancelled)}</strong>${cancelled > 0 ? `\n  <p>${words.receipt.givenBack(wonText(amount), wonText(cancelled))}</p>` : ''}
  <p><a href="/api/sandbox/console?orderId=${escapeHtml(orderId)}">${words.receipt.console}</a></p>`,
  );
