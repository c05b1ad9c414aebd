import type { Order } from '@maru/contracts/shop/order/order.views';
import Card from '@mui/material/Card';
import { useEffect, useEffectEvent, useState } from 'react';
import { FactList } from '../../design/fact-list.tsx';
import { number } from '../../format/number.ts';
import { selectSession } from '../../kernel/session/session.slice.ts';
import { useSelector } from '../../kernel/state/hooks.ts';
import { useGuestOrderMutation, useOrderQuery } from '../order/order.api.ts';
import { keepGuestNumber } from '../order/guest-number.public.ts';
import { pendingFor } from '../payment/pending-payment.public.ts';

type Ordered = Pick<Order, 'lines' | 'postcode' | 'address' | 'detail' | 'recipient' | 'email'>;

const linesOf = ({ lines }: Ordered) =>
  lines.map(({ name, option, quantity }) => `${name} (${option}) ${number(quantity)}개`).join(', ');
const addressOf = ({ recipient, postcode, address, detail }: Ordered) =>
  [recipient, postcode && `(${postcode})`, address, detail].filter((part) => part).join(' ');

/** What was ordered, where it goes, and which mail tells of it. */
const OrderedFacts = ({ order }: { readonly order: Ordered }) => (
  <Card
    component="section"
    aria-label="주문한 내용"
    sx={{ px: 2.5, pt: 1, pb: 2.5, mb: 1, textAlign: 'left', maxWidth: 480 }}
  >
    <FactList
      facts={[
        { label: '상품', value: linesOf(order) },
        ...(order.address ? [{ label: '받는 곳', value: addressOf(order) }] : []),
        { label: '메일', value: `${order.email} (주문 내용을 보냈어요)` },
      ]}
    />
  </Card>
);

/** A guest shows what was typed before the payment window, in this tab. */
const useGuestOrder = (id: string, orderNumber: string): Order | undefined => {
  const [phone] = useState(() => pendingFor(id)?.buyer.phone);
  const [find, { data }] = useGuestOrderMutation();
  const look = useEffectEvent(() => {
    keepGuestNumber(orderNumber);
    if (phone) void find({ number: orderNumber, phone });
  });
  useEffect(() => look(), []);
  return data;
};

const GuestOrdered = ({ id, number: orderNumber }: { readonly id: string; readonly number: string }) => {
  const order = useGuestOrder(id, orderNumber);
  return order ? <OrderedFacts order={order} /> : null;
};
const OwnOrdered = ({ id }: { readonly id: string }) => {
  const { data } = useOrderQuery(id);
  return data ? <OrderedFacts order={data} /> : null;
};

/** The order that was just paid, once it is known whose it is. */
export const Ordered = (order: { readonly id: string; readonly number: string }) => {
  const { status } = useSelector(selectSession);
  if (status === 'unknown' || status === 'unreachable') return null;
  return status === 'in' ? <OwnOrdered id={order.id} /> : <GuestOrdered {...order} />;
};
