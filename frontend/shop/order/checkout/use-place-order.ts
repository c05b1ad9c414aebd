import type { CartLine } from '@maru/contracts/shop/cart/cart.fields';
import { useNavigate } from 'react-router-dom';
import { isProblem, type Problem } from '../../../kernel/http/problem.ts';
import { openPayment } from '../../payment/open-payment.public.ts';
import type { PaymentMethod } from '../../payment/payment-method.public.ts';
import { keepPending } from '../../payment/pending-payment.public.ts';
import { type PlacingOrder, usePlaceOrderMutation } from './checkout.api.ts';

export interface Ordering {
  readonly wanted: PlacingOrder;
  readonly method: PaymentMethod;
  readonly userId: string | null;
}
const unknown: Problem = { status: 0, code: 'unknown', message: '', errors: [] };
const linesOf = ({ lines }: PlacingOrder): readonly CartLine[] => lines;

/** Places an order and leaves for its payment window. Answers why it was not placed. */
export const usePlaceOrder = () => {
  const [place] = usePlaceOrderMutation();
  const navigate = useNavigate();
  return async ({ wanted, method, userId }: Ordering): Promise<Problem | undefined> => {
    const { data: placed, error } = await place(wanted);
    if (!placed) return isProblem(error) ? error : unknown;
    const { recipient: name, phone, email } = wanted.recipient;
    const pending = { placed, lines: linesOf(wanted), method, userId, buyer: { name, phone, email } };
    keepPending(pending);
    const failed = await openPayment(pending);
    if (failed) await navigate(`/fail?${new URLSearchParams(failed).toString()}`);
    return undefined;
  };
};
