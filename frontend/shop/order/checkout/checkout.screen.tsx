import ShoppingBagRounded from '@mui/icons-material/ShoppingBagRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { format } from 'date-fns';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSelector } from '../../../kernel/state/hooks.ts';
import { selectSession } from '../../../kernel/session/session.slice.ts';
import { EmptyState } from '../../../design/empty-state.tsx';
import { Page } from '../../../design/page.tsx';
import { PageHeader } from '../../../design/page-header.tsx';
import { SectionCard } from '../../../design/section-card.tsx';
import { SkeletonRows } from '../../../design/skeleton-rows.tsx';
import { width } from '../../../design/tokens.ts';
import { pendingOf, type PendingPayment } from '../../payment/pending-payment.public.ts';
import { Unpaid } from './unpaid.tsx';
import { draftLines, typedBy } from '../../cart/checkout-draft.public.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { TimeToPay } from '../order-status.tsx';
import type { MyAccount } from '@maru/contracts/identity/user/user.views';
import { formatPhone } from '../../../format/phone.ts';
import { type LastRecipient, useBuyerQuery, useLastRecipientQuery } from './checkout.api.ts';
import { type CheckoutFields, nothingTyped } from './checkout-fields.ts';

type Buyer = Pick<MyAccount, 'name' | 'phone' | 'email'>;
const nobody: LastRecipient = { recipient: '', phone: '', postcode: '', address: '', detail: '', note: '' };
const stranger: Buyer = { name: '', phone: null, email: null };

/** Where the last order went stands before what the account says. */
const fieldsOf = (
  { name, phone, email }: Buyer,
  { recipient, phone: lastPhone, ...address }: LastRecipient,
): CheckoutFields => {
  const { postcode, address: street, detail, note } = address;
  return {
    ...nothingTyped,
    postcode,
    address: street,
    detail,
    note,
    recipient: recipient || name,
    phone: formatPhone(lastPhone || (phone ?? '')),
    email: email ?? '',
  };
};

/** What the form begins with: what was typed before, else what is known of the person. Undefined until then. */
const useRecipient = (userId: string | null): CheckoutFields | undefined => {
  const [typed] = useState(() => typedBy<CheckoutFields>(userId));
  const skip = userId === null || typed !== undefined;
  const account = useBuyerQuery(undefined, { skip });
  const last = useLastRecipientQuery(undefined, { skip });
  // What cannot be given back is agreed to for the lines that are shown, each time anew.
  if (skip) return { ...nothingTyped, ...typed, consents: nothingTyped.consents };
  const isAnswered = [account, last].every(({ isSuccess, isError }) => isSuccess || isError);
  return isAnswered ? fieldsOf(account.data ?? stranger, last.data ?? nobody) : undefined;
};

const Empty = () => (
  <EmptyState
    icon={<ShoppingBagRounded />}
    title="주문할 상품이 없어요"
    text="장바구니에서 주문할 상품을 골라 주세요."
    action={
      <Button component={Link} to="/cart" variant="contained">
        장바구니 보기
      </Button>
    }
  />
);

/** Ordered already, in this tab: paying for it comes first, since it holds its stock. */
const Waiting = ({ pending, onGivenUp }: { pending: PendingPayment; onGivenUp: () => void }) => {
  const { number, name, pay_until } = pending.placed;
  return (
    <Box sx={{ maxWidth: width.form, mx: 'auto' }}>
      <SectionCard title="결제를 기다리는 주문이 있어요">
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>
          {name} · 주문번호 {number}
          <br />
          {format(pay_until, 'HH:mm')}까지 결제하지 않으면 저절로 취소돼요.
        </Typography>
        <Box sx={{ mb: 3 }}>
          <TimeToPay order={{ status: 'awaitingPayment', pay_until }} />
        </Box>
        <Unpaid pending={pending} giveUp="주문 내용 수정" onGivenUp={onGivenUp} />
      </SectionCard>
    </Box>
  );
};

const Filling = ({ userId }: { userId: string | null }) => {
  const [lines] = useState(draftLines);
  const initial = useRecipient(userId);
  if (lines.length === 0) return <Empty />;
  return initial ? <CheckoutForm lines={lines} initial={initial} userId={userId} /> : <SkeletonRows rows={4} />;
};

const Known = ({ userId }: { userId: string | null }) => {
  const [pending, setPending] = useState(() => pendingOf(userId));
  useEffect(() => {
    // Back from the payment window by the browser's button: the page stands as it was left, with the order on its way.
    const come = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload();
    window.addEventListener('pageshow', come);
    return () => window.removeEventListener('pageshow', come);
  }, []);
  return pending ? <Waiting pending={pending} onGivenUp={() => setPending(undefined)} /> : <Filling userId={userId} />;
};

/** `/checkout`: from what was chosen to the payment window. */
export const CheckoutScreen = () => {
  const { status, user } = useSelector(selectSession);
  const userId = user?.id ?? null;
  return (
    <Page>
      <PageHeader title="주문하기" />
      {status === 'unknown' ? <SkeletonRows rows={4} /> : <Known key={userId} userId={userId} />}
    </Page>
  );
};
