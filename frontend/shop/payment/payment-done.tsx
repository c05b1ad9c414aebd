import Box from '@mui/material/Box';
import AccountBalanceRounded from '@mui/icons-material/AccountBalanceRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { useSelector } from '../../kernel/state/hooks.ts';
import { selectSession } from '../../kernel/session/session.slice.ts';
import { Outcome } from '../../design/outcome.tsx';
import { usePageTitle } from '../../design/page-header.tsx';
import { won } from '../../format/number.ts';
import { useCartChanges } from '../cart/use-cart.public.ts';
import { endCheckout } from '../cart/checkout-draft.public.ts';
import { DepositFacts } from './deposit-facts.public.tsx';
import { orderPath } from './order-at.ts';
import type { Confirmed } from './payment.api.ts';
import { forgetPending, pendingFor } from './pending-payment.public.ts';

export interface PaymentDoneProps {
  readonly payment: Confirmed;
  readonly paymentKey: string;
  readonly practice: boolean;
  /** What was ordered, once it is known. */
  readonly children?: ReactNode;
}

/** Takes the ordered lines out of the cart, once the session says whose cart it is. */
const useOrdered = (id: string) => {
  const { ordered } = useCartChanges();
  const isSessionKnown = useSelector(selectSession).status !== 'unknown';
  const leave = useEffectEvent(() => {
    const pending = pendingFor(id);
    if (!pending) return;
    ordered(pending.lines);
    forgetPending();
    endCheckout();
  });
  useEffect(() => {
    if (isSessionKnown) leave();
  }, [isSessionKnown, id]);
};

const Practice = ({ paymentKey }: { paymentKey: string }) => (
  <Button
    href={`/api/sandbox/deposit?paymentKey=${encodeURIComponent(paymentKey)}`}
    target="_blank"
    rel="noreferrer"
    variant="outlined"
    size="large"
  >
    연습 입금하기
  </Button>
);

const Ways = ({ to }: { to: string }) => (
  <>
    <Button component={Link} to={to} variant="contained" size="large">
      주문 내역 보기
    </Button>
    <Button component={Link} to="/shop" color="inherit" size="large">
      계속 둘러보기
    </Button>
  </>
);

const titleOf = ({ claim, status }: Pick<Confirmed, 'claim' | 'status'>) => {
  if (claim !== null) return '추가 금액을 결제했어요';
  return status === 'paid' ? '주문이 완료됐어요' : '입금을 기다리고 있어요';
};

export const PaymentDone = ({
  payment: { id, number, claim, total, status, deposit },
  paymentKey,
  practice,
  children,
}: PaymentDoneProps) => {
  const title = titleOf({ claim, status });
  usePageTitle(title);
  useOrdered(id);
  const loggedIn = useSelector(selectSession).status === 'in';
  const to = orderPath({ id, number }, loggedIn);
  const foot = loggedIn ? '' : '주문번호와 휴대폰 번호로 언제든 주문을 볼 수 있어요.';
  if (status === 'paid')
    return (
      <Outcome
        tone="green"
        icon={<CheckRounded />}
        title={title}
        text={`주문번호 ${number} · ${total === 0 ? '쿠폰과 포인트로 모두 결제' : `${won(total)} 결제`}`}
        foot={foot}
      >
        {children}
        <Ways to={to} />
      </Outcome>
    );
  return (
    <Outcome
      tone="blue"
      icon={<AccountBalanceRounded />}
      title={title}
      text="아래 계좌로 기한까지 입금하면 주문이 접수돼요. 기한이 지나면 저절로 취소돼요."
      foot={foot}
    >
      {deposit ? (
        <Box sx={{ mb: 1, width: { sm: 400 } }}>
          <DepositFacts deposit={deposit} total={total} number={number} />
        </Box>
      ) : null}
      {children}
      {practice ? <Practice paymentKey={paymentKey} /> : null}
      <Ways to={to} />
    </Outcome>
  );
};
