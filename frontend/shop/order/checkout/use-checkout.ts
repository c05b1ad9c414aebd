import { zodResolver } from '@hookform/resolvers/zod';
import type { CartLine } from '@maru/contracts/shop/cart/cart.fields';
import type { Quote } from '@maru/contracts/shop/order/order.quote';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { consentKind, consentsFor, consentTexts, missingConsents } from '@maru/contracts/shop/order/order.consents';
import { isProblem, type Problem } from '../../../kernel/http/problem.ts';
import { readCashReceipt } from '../../order-receipt/cash-receipt-field.public.tsx';
import { isCash, type PaymentWay } from '@maru/contracts/shop/payment/payment-ways';
import { type CheckedFields, type CheckoutFields, checkoutForm, fieldOf } from './checkout-fields.ts';
import { keepTyped } from '../../cart/checkout-draft.public.ts';
import { useNavigate } from 'react-router-dom';
import { openPayment } from '../../payment/open-payment.public.ts';
import { keepPending } from '../../payment/pending-payment.public.ts';
import { type PlacingOrder, useCheckoutQuoteQuery, usePlaceOrderMutation } from './checkout.api.ts';
import { postcode as postcodeField } from '@maru/contracts/shop/order/order.fields';

/** What a quote is asked for: as much of a postcode as is one, and what is to be taken off. */
type Wanted = Pick<CheckoutFields, 'postcode' | 'coupon' | 'points' | 'pickup'>;
const wantedOf = ({ postcode: typed, coupon, points, pickup }: Wanted) => {
  const postcode = postcodeField.safeParse(typed).data;
  return {
    ...(pickup ? { pickup } : postcode !== undefined && { postcode }),
    ...(coupon !== null && { coupon }),
    ...(points > 0 && { points }),
  };
};

/**
 * What it costs, for where it goes and with what is taken off. `quote` stays while the next is on its way, `current`
 * does not.
 */
const usePricing = (lines: readonly CartLine[], fields: CheckoutFields) => {
  const {
    data: quote,
    currentData: current,
    error,
    refetch,
  } = useCheckoutQuoteQuery({ lines, ...wantedOf(fields) }, { refetchOnMountOrArgChange: true });
  return { quote, current, error: current ? undefined : error, refetch };
};

interface Ordering {
  readonly wanted: PlacingOrder;
  readonly method: PaymentWay;
  readonly escrow: boolean;
  readonly userId: string | null;
}
const unknown: Problem = { status: 0, code: 'unknown', message: '', errors: [] };
const linesOf = ({ lines }: PlacingOrder): readonly CartLine[] => lines;

/** Places an order and leaves for its payment window. Answers why it was not placed. */
const usePlaceOrder = () => {
  const [place] = usePlaceOrderMutation();
  const navigate = useNavigate();
  return async ({ wanted, method, escrow, userId }: Ordering): Promise<Problem | undefined> => {
    const { data: placed, error } = await place(wanted);
    if (!placed) return isProblem(error) ? error : unknown;
    const { recipient: name, phone, email } = wanted.recipient;
    const pending = { placed, lines: linesOf(wanted), method, escrow, userId, buyer: { name, phone, email } };
    keepPending(pending);
    if (placed.total === 0) {
      await navigate(`/success?${new URLSearchParams({ orderId: placed.id, amount: '0' }).toString()}`);
      return undefined;
    }
    const failed = await openPayment(pending);
    if (failed) await navigate(`/fail?${new URLSearchParams(failed).toString()}`);
    return undefined;
  };
};

export interface CheckoutParts {
  readonly lines: readonly CartLine[];
  readonly initial: CheckoutFields;
  /** Null for a guest. */
  readonly userId: string | null;
}

const receiptOf = ({ method, receipt }: CheckoutFields, total: number) =>
  isCash(method) && total > 0 ? readCashReceipt(receipt) : {};
/** The boxes that are ticked, as the sentences beside them stand here. */
const tickedOf = ({ consents }: CheckoutFields) =>
  consentKind.options
    .filter((which) => consents[which])
    .map((which) => ({ which, version: consentTexts[which].version }));
const noAddress = { postcode: '', address: '', detail: '', note: '' } as const;

/** What was shown: the sum with what was taken off, and the sentences that were agreed to. */
const shownOf = ({ coupon, amounts, lines, delivery: { pickup } }: Quote) => ({
  pickup,
  expected_total: amounts.total,
  consents: [...consentsFor(lines)],
  points: amounts.points,
  ...(coupon?.problem === null && { coupon: coupon.code }),
});

/** The form of an order: what is typed, what it costs, and placing it. */
export const useCheckout = ({ lines, initial, userId }: CheckoutParts) => {
  const [refused, setRefused] = useState<{ problem: Problem; before: number }>();
  const [busy, setBusy] = useState(false);
  const place = usePlaceOrder();
  const [sent, setSent] = useState(true);
  const form = useForm<CheckoutFields, unknown, CheckedFields>({
    resolver: zodResolver(checkoutForm(sent)) as never,
    defaultValues: initial,
  });
  const fields = useWatch({ control: form.control }) as CheckoutFields;
  useEffect(() => keepTyped(userId, fields), [userId, fields]);
  const pricing = usePricing(lines, fields);
  if (pricing.quote && pricing.quote.sent !== sent) setSent(pricing.quote.sent);

  const refuse = (problem: Problem, before: number) => {
    setBusy(false);
    setRefused({ problem, before });
    for (const { path, message } of problem.errors) {
      const name = fieldOf(path);
      if (name) form.setError(name, { type: 'server', message });
    }
    void pricing.refetch();
  };
  const order = async (quote: Quote, { agreed, ...typed }: CheckedFields) => {
    const recipient = quote.delivery.pickup ? { ...typed, ...noAddress } : typed;
    const { total } = quote.amounts;
    const receipt = receiptOf(fields, total);
    if ('error' in receipt) return form.setError('receipt', { type: 'server', message: receipt.error });
    const missing = missingConsents(quote.lines, tickedOf(fields));
    for (const kind of missing) form.setError(`consents.${kind}`, { type: 'required' }, { shouldFocus: true });
    if (missing.length > 0) return;
    setBusy(true);
    const problem = await place({
      wanted: { lines: [...lines], recipient, ...shownOf(quote), ...receipt, method: fields.method, agreed },
      method: fields.method,
      escrow: fields.escrow,
      userId,
    });
    // Without a problem the page is about to change.
    if (problem) refuse(problem, total);
  };
  const submit = (quote: Quote) => form.handleSubmit((checked) => order(quote, checked));
  return { form, fields, refused, busy, submit, ...pricing };
};
