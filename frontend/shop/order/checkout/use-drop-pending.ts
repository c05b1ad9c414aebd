import { useState } from 'react';
import { useDispatch } from '../../../kernel/state/hooks.ts';
import { checkoutApi } from './checkout.api.ts';
import { orderApi } from '../order.api.ts';
import { forgetPending, type PendingPayment } from '../../payment/pending-payment.public.ts';

const reason = 'changedMind';
const betweenMs = 500;
const mostTries = 8;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Gives up an order that is not paid, and waits until what it held can be had again: else one's own order seems to have
 * emptied the shop.
 */
export const useDropPending = () => {
  const dispatch = useDispatch();
  const [dropping, setDropping] = useState(false);
  const cancel = ({ placed: { id, number }, userId, buyer: { phone } }: PendingPayment) =>
    userId === null
      ? dispatch(orderApi.endpoints.cancelGuestOrder.initiate({ number, phone, reason }))
      : dispatch(orderApi.endpoints.cancelOrder.initiate({ id, reason }));
  const isFree = async (lines: PendingPayment['lines']) => {
    const { data } = await dispatch(
      checkoutApi.endpoints.checkoutQuote.initiate({ lines }, { forceRefetch: true, subscribe: false }),
    );
    return data === undefined || data.lines.every(({ problem }) => problem === null);
  };
  const drop = async (pending: PendingPayment) => {
    setDropping(true);
    const { error } = await cancel(pending);
    for (let tries = 0; !error && tries < mostTries && !(await isFree(pending.lines)); tries += 1)
      await pause(betweenMs);
    forgetPending();
    setDropping(false);
  };
  return { drop, dropping };
};
