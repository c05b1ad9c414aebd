import { orderRoom, shopRelays } from '@maru/contracts/shop/live/shop.relays';
import type { PlacedOrder } from '@maru/contracts/shop/order/order.routes';
import type { Order } from '@maru/contracts/shop/order/order.views';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../design/page.tsx';
import { PageHeader } from '../../design/page-header.tsx';
import { longDate } from '../../format/seoul-moment.ts';
import Box from '@mui/material/Box';
import { useTicketRoom } from '../../kernel/live/ticket-room.ts';
import { OrderDocuments } from '../tax-invoice/order-documents.public.tsx';
import { GuestOrderForm } from './guest-order-form.tsx';
import { orderCalls } from './order-calls.ts';
import {
  type BuyerPath,
  type GuestProof,
  type OrderCalls,
  useGuestOrderMutation,
  useOpenGuestOrderPaymentMutation,
  useOpenGuestSurchargeMutation,
  useStepGuestOrderMutation,
} from './order.api.ts';
import { OrderPage } from './order-page.tsx';

/** An order that was shown, with what it was shown for. */
interface Shown {
  readonly order: Order;
  readonly proof: GuestProof;
}
type Answer = Promise<{ readonly data?: Order }>;

const useGuestCalls = ({ order, proof }: Shown, onChange: (order: Order) => void): OrderCalls => {
  const [step] = useStepGuestOrderMutation();
  const [openPayment] = useOpenGuestOrderPaymentMutation();
  const [openSurcharge] = useOpenGuestSurchargeMutation();
  const [find] = useGuestOrderMutation();
  const take = async (answer: Answer) => {
    const { data } = await answer;
    if (data) onChange(data);
    return data !== undefined;
  };
  const look = () => take(find(proof) as Answer);
  useTicketRoom({ room: orderRoom(order.id), events: [shopRelays.order.event], load: look });
  const taken = (path: BuyerPath, body: object) => take(step({ proof, path, body }) as Answer);
  // A refusal means that the order has changed.
  const orLook = async ({ data }: { readonly data?: PlacedOrder | undefined }) => {
    if (!data) await look();
    return data;
  };
  const calls = orderCalls(taken, {
    openPayment: async () => orLook(await openPayment(proof)),
    openSurcharge: async (claim) => orLook(await openSurcharge({ ...proof, claim })),
  });
  // The phone of an address is not the one that the guest is known by.
  return { ...calls, changeAddress: (to) => taken('address', { to }) };
};

const Found = ({
  shown,
  onChange,
  onClose,
}: {
  readonly shown: Shown;
  readonly onChange: (order: Order) => void;
  readonly onClose: () => void;
}) => (
  <>
    <PageHeader
      title={`주문 ${shown.order.number}`}
      text={`${longDate(shown.order.placed_at)}에 주문했어요`}
      actions={
        <Button variant="outlined" color="inherit" onClick={onClose}>
          다른 주문 찾기
        </Button>
      }
    />
    <OrderPage order={shown.order} calls={useGuestCalls(shown, onChange)} proof={shown.proof} />
    <Box sx={{ mt: 2 }}>
      <OrderDocuments order={shown.order} proof={shown.proof} />
    </Box>
  </>
);

/** What was asked before a step, or before another order was looked for, may be answered after it. */
const newer = (before: Shown | undefined, { order }: Pick<Shown, 'order'>): Shown | undefined =>
  before && before.order.id === order.id && before.order.revision <= order.revision ? { ...before, order } : before;

/** `/order`: a guest finds an order by its number and phone. Neither is kept anywhere but on the screen. */
export const GuestOrderScreen = () => {
  const [query] = useSearchParams();
  const [shown, setShown] = useState<Shown>();
  return (
    <Page wide={shown ? 'reading' : 'form'}>
      {shown ? (
        <Found
          shown={shown}
          onChange={(order) => setShown((before) => newer(before, { order }))}
          onClose={() => setShown(undefined)}
        />
      ) : (
        <GuestOrderForm number={query.get('number') ?? ''} onFound={(order, proof) => setShown({ order, proof })} />
      )}
    </Page>
  );
};
