import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import Button from '@mui/material/Button';
import { Link, useNavigate } from 'react-router-dom';
import { useSelector } from '../../kernel/state/hooks.ts';
import { selectSession } from '../../kernel/session/session.slice.ts';
import { Outcome } from '../../design/outcome.tsx';
import { usePageTitle } from '../../design/page-header.tsx';
import { type OrderAt, orderPath } from '../payment/order-at.ts';
import { type PendingPayment, pendingOf } from '../payment/pending-payment.public.ts';
import { Unpaid } from '../order/checkout/unpaid.tsx';

export interface PaymentFailedProps {
  readonly title?: string;
  /** Amber where the buyer closed the window on purpose. */
  readonly tone?: 'red' | 'amber';
  /** In the shop's own words; codes of the provider say nothing to a buyer. */
  readonly message: string;
  /** What was to be paid. */
  readonly order?: OrderAt | undefined;
}

const WayOn = ({ to, children }: { to: string; children: string }) => (
  <Button component={Link} to={to} variant="contained" size="large">
    {children}
  </Button>
);

const WaysOn = ({ pending, order }: Pick<PaymentFailedProps, 'order'> & { pending: PendingPayment | undefined }) => {
  const navigate = useNavigate();
  const loggedIn = useSelector(selectSession).status === 'in';
  if (pending)
    return <Unpaid pending={pending} giveUp="장바구니로 돌아가기" onGivenUp={() => void navigate('/cart')} />;
  return order ? (
    <WayOn to={orderPath(order, loggedIn)}>주문으로 돌아가기</WayOn>
  ) : (
    <WayOn to="/cart">장바구니로 돌아가기</WayOn>
  );
};

/** Of this person and tab; where the address says another order, it is about that one. */
const placedHere = (user: { readonly id: string } | null | undefined, order: OrderAt | undefined) => {
  const pending = pendingOf(user?.id ?? null);
  return order === undefined || pending?.placed.id === order.id ? pending : undefined;
};

const footOf = (order: Pick<OrderAt, 'number'> | undefined) => (order?.number ? `주문번호: ${order.number}` : '');

/** Nothing was paid: why, and the ways on. The cart is as it was. */
export const PaymentFailed = ({ title = '결제하지 못했어요', tone = 'red', message, order }: PaymentFailedProps) => {
  usePageTitle(title);
  const { status, user } = useSelector(selectSession);
  const pending = placedHere(user, order);
  return (
    <Outcome
      tone={tone}
      icon={<ErrorOutlineRounded />}
      title={title}
      text={message}
      foot={footOf(pending?.placed ?? order)}
    >
      {status === 'unknown' ? null : <WaysOn pending={pending} order={order} />}
    </Outcome>
  );
};
