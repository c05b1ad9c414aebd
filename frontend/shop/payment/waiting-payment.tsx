import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { useSessionUser } from '../../kernel/session/use-session.ts';
import { Notice } from '../../design/notice.tsx';
import { won } from '../../format/number.ts';
import { pendingOf } from './pending-payment.public.ts';

/** Says that an order waits for its payment: it holds pieces that the cart would otherwise miss. */
export const WaitingPayment = () => {
  const user = useSessionUser();
  const pending = pendingOf(user?.id ?? null);
  if (!pending) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Notice tone="amber">
        결제를 기다리는 {won(pending.placed.total)} 주문이 있어요. 그 상품은 따로 잡아 두었어요.{' '}
        <Box component={Link} to="/checkout" sx={{ color: 'inherit', fontWeight: 700 }}>
          이어서 결제하거나 수정하기
        </Box>
      </Notice>
    </Box>
  );
};
