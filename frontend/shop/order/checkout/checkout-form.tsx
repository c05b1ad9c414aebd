import type { Quote } from '@maru/contracts/shop/order/order.quote';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isPayableBy } from '@maru/contracts/shop/payment/payment-ways';
import { FormProvider, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { problemText } from '../../../kernel/http/problem.ts';
import { loginPath } from '../../../kernel/session/return-url.ts';
import { ErrorState } from '../../../design/error-state.tsx';
import { besides, inSight } from '../../../design/sums-beside.ts';
import { Notice } from '../../../design/notice.tsx';
import { SkeletonRows } from '../../../design/skeleton-rows.tsx';
import { Agreement } from './agreement.tsx';
import type { CheckoutFields } from './checkout-fields.ts';
import { CheckoutLines } from './checkout-lines.tsx';
import { CheckoutSums, WhyNot } from './checkout-sums.tsx';
import { Deductions, MethodSection } from './payment-sections.tsx';
import { ReceiveChoice } from './receive-choice.tsx';
import { RecipientSection } from './recipient-section.tsx';
import { type CheckoutParts, useCheckout } from './use-checkout.ts';

const LoginHint = ({ needed }: { needed: boolean }) => (
  <Notice tone={needed ? 'amber' : 'blue'}>
    <Box component={Link} to={loginPath('/checkout')} sx={{ color: 'inherit', fontWeight: 700 }}>
      로그인
    </Box>
    {needed
      ? '해야 라이선스를 살 수 있어요. 라이선스는 계정에 발급돼요.'
      : '하면 쿠폰과 포인트를 쓰고 주문을 한곳에서 볼 수 있어요. 로그인하지 않아도 주문할 수 있어요.'}
  </Notice>
);

const NotToBeHad = () => (
  <Notice tone="red" role="alert">
    지금 살 수 없는 상품이 있어요.{' '}
    <Box component={Link} to="/cart" sx={{ color: 'inherit', fontWeight: 700 }}>
      장바구니에서 수정
    </Box>
  </Notice>
);

const licencesIn = ({ lines }: Quote) => lines.some(({ kind }) => kind === 'licence');

const Sections = ({ quote, stranger }: { quote: Quote; stranger: boolean }) => (
  <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
    {stranger ? <LoginHint needed={licencesIn(quote)} /> : null}
    <CheckoutLines lines={quote.lines} parcels={quote.parcels} />
    <ReceiveChoice quote={quote} />
    <RecipientSection sent={quote.sent} />
    <Deductions quote={quote} />
    <MethodSection quote={quote} />
    <Agreement lines={quote.lines} />
    <Button component={Link} to="/cart" color="inherit" sx={{ justifySelf: 'start', color: 'text.secondary' }}>
      장바구니로 돌아가기
    </Button>
  </Box>
);

type Sums = Pick<ReturnType<typeof useCheckout>, 'refused' | 'busy' | 'current' | 'error'> & {
  readonly quote: Quote;
  readonly stranger: boolean;
};

/** Licences belong to an account; and no way to pay takes any amount. */
const useBlocked = (quote: Quote, stranger: boolean) => {
  const method = useWatch<CheckoutFields, 'method'>({ name: 'method' });
  return !isPayableBy(method, quote.amounts.total) || (stranger && licencesIn(quote));
};

const Beside = ({ quote, current, error, refused, busy, stranger }: Sums) => {
  const blocked = useBlocked(quote, stranger);
  const unavailable = quote.lines.some(({ problem }) => problem !== null);
  const why = unavailable ? (
    <NotToBeHad />
  ) : (
    <WhyNot problem={error ?? refused?.problem} before={refused?.before} now={quote.amounts.total} />
  );
  return (
    <Box aria-busy={!current} sx={inSight}>
      <CheckoutSums quote={quote} problem={why} blocked={!current || unavailable || blocked} busy={busy} />
    </Box>
  );
};

export const CheckoutForm = (parts: CheckoutParts) => {
  const { form, submit, refetch, quote, ...sums } = useCheckout(parts);
  if (!quote)
    return sums.error ? (
      <ErrorState text={problemText(sums.error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={4} />
    );
  const stranger = parts.userId === null;
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={(event) => void submit(quote)(event)} sx={besides}>
        <Sections quote={quote} stranger={stranger} />
        <Beside {...sums} quote={quote} stranger={stranger} />
      </Box>
    </FormProvider>
  );
};
