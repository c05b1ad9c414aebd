import type { CartLine } from '@maru/contracts/shop/cart/cart.fields';
import { sameChoice } from '@maru/contracts/shop/cart/cart.limits';
import ShoppingCartRounded from '@mui/icons-material/ShoppingCartRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useNavigate } from 'react-router-dom';
import { problemText } from '../../kernel/http/problem.ts';
import { besides, inSight } from '../../design/sums-beside.ts';
import { EmptyState } from '../../design/empty-state.tsx';
import { ErrorState } from '../../design/error-state.tsx';
import { Notice } from '../../design/notice.tsx';
import { Page } from '../../design/page.tsx';
import { PageHeader } from '../../design/page-header.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { EstimateButton } from '../trade-document/estimate-button.public.tsx';
import { beginCheckout } from '../cart/checkout-draft.public.ts';
import { CartLines, useChosenLines } from '../cart/cart-lines.tsx';
import { CartSums } from '../cart/cart-sums.tsx';
import { useCartQuoteQuery } from '../cart/cart.api.ts';
import { type CartNow, useCart } from '../cart/use-cart.public.ts';
import { useSessionUser } from '../../kernel/session/use-session.ts';
import { won } from '../../format/number.ts';
import { pendingOf } from '../payment/pending-payment.public.ts';

const Empty = () => (
  <EmptyState
    icon={<ShoppingCartRounded />}
    title="장바구니가 비어 있어요"
    text="마음에 드는 상품을 담아 보세요."
    action={
      <Button component={Link} to="/shop" variant="contained">
        상품 보러 가기
      </Button>
    }
  />
);

/** Says that an order waits for its payment: it holds pieces that the cart would otherwise miss. */
const WaitingPayment = () => {
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

const LoginHint = () => (
  <Box sx={{ mb: 2 }}>
    <Notice>
      <Box component={Link} to="/login?returnUrl=%2Fcart" sx={{ color: 'inherit', fontWeight: 700 }}>
        로그인
      </Box>
      하면 다른 기기에서도 이 장바구니를 볼 수 있어요. 로그인하지 않아도 주문할 수 있어요.
    </Notice>
  </Box>
);

const Filled = ({ lines, cart }: { lines: readonly CartLine[]; cart: CartNow }) => {
  const navigate = useNavigate();
  const { data: all, currentData, error, refetch } = useCartQuoteQuery(lines, { refetchOnMountOrArgChange: true });
  const { chosen, choose } = useChosenLines(
    lines,
    (line) => (all?.lines.find((one) => sameChoice(one, line))?.problem ?? null) === null,
  );
  // With nothing left out this is the same query as above, so it is not sent twice.
  const { data: sums, isFetching } = useCartQuoteQuery(chosen, { skip: chosen.length === 0 });
  if (error && !currentData) return <ErrorState text={problemText(error)} onRetry={() => void refetch()} />;
  const order = () => {
    beginCheckout(chosen);
    void navigate('/checkout');
  };
  return (
    <Box sx={besides}>
      <div>
        {cart.loggedIn ? null : <LoginHint />}
        <CartLines lines={lines} quoted={all?.lines ?? []} chosen={chosen} onChoose={choose} changes={cart} />
        <Box sx={{ mt: 1, textAlign: 'right' }}>
          <EstimateButton lines={chosen} />
        </Box>
      </div>
      <Box aria-busy={isFetching} sx={inSight}>
        <CartSums count={chosen.length} quote={chosen.length > 0 ? sums : undefined} onOrder={order} />
      </Box>
    </Box>
  );
};

const Shown = () => {
  const cart = useCart();
  if (cart.problem) return <ErrorState text={problemText(cart.problem)} onRetry={cart.reload} />;
  if (!cart.lines) return <SkeletonRows rows={3} />;
  return cart.lines.length === 0 ? <Empty /> : <Filled lines={cart.lines} cart={cart} />;
};

/** `/cart`: what somebody may order, with what it costs now. */
export const CartScreen = () => (
  <Page>
    <PageHeader title="장바구니" />
    <WaitingPayment />
    <Shown />
  </Page>
);
