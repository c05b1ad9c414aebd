import { zodResolver } from '@hookform/resolvers/zod';
import type { CartLine } from '@maru/contracts/shop/cart/cart.fields';
import type { Quote } from '@maru/contracts/shop/order/order.quote';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Problem } from '../../../kernel/http/problem.ts';
import { readCashReceipt } from '../../order-receipt/cash-receipt-typed.public.ts';
import { isCash } from '../../payment/payment-method.public.ts';
import { type CheckedFields, checkoutForm, type CheckoutFields, fieldOf } from './checkout-fields.ts';
import { keepTyped } from '../../cart/checkout-draft.public.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { usePricing } from './use-pricing.ts';

export interface CheckoutParts {
  readonly lines: readonly CartLine[];
  readonly initial: CheckoutFields;
  /** Null for a guest. */
  readonly userId: string | null;
}

const receiptOf = ({ method, receipt }: CheckoutFields) => (isCash(method) ? readCashReceipt(receipt) : {});
/** What was shown to take something off. */
const takenOff = ({ coupon, amounts }: Quote) => ({
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
  const order = async (quote: Quote, { agreed, ...recipient }: CheckedFields) => {
    const receipt = receiptOf(fields);
    if ('error' in receipt) return form.setError('receipt', { type: 'server', message: receipt.error });
    setBusy(true);
    const { total } = quote.amounts;
    const problem = await place({
      wanted: { lines: [...lines], recipient, ...takenOff(quote), ...receipt, expected_total: total, agreed },
      method: fields.method,
      userId,
    });
    // Without a problem the page is about to change.
    if (problem) refuse(problem, total);
  };
  const submit = (quote: Quote) => form.handleSubmit((checked) => order(quote, checked));
  return { form, fields, refused, busy, submit, ...pricing };
};
