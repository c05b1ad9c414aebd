import ShoppingBagRounded from '@mui/icons-material/ShoppingBagRounded';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSelector } from '../../../kernel/state/hooks.ts';
import { selectSession } from '../../../kernel/session/session.slice.ts';
import { EmptyState } from '../../../design/empty-state.tsx';
import { Page } from '../../../design/page.tsx';
import { PageHeader } from '../../../design/page-header.tsx';
import { SkeletonRows } from '../../../design/skeleton-rows.tsx';
import { pendingOf, type PendingPayment } from '../../payment/pending-payment.public.ts';
import { WaitingNotice, WaitingOrder } from './waiting-order.tsx';
import type { CartLine } from '@maru/contracts/shop/cart/cart.fields';
import { draftLines, typedBy } from '../../cart/checkout-draft.public.ts';
import { CheckoutForm } from './checkout-form.tsx';
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

const Filling = ({ userId, lines }: { userId: string | null; lines: readonly CartLine[] }) => {
  const initial = useRecipient(userId);
  if (lines.length === 0) return <Empty />;
  return initial ? <CheckoutForm lines={lines} initial={initial} userId={userId} /> : <SkeletonRows rows={4} />;
};

const keysOf = (lines: readonly CartLine[]) =>
  lines
    .map(({ item_id, option_id }) => `${item_id} ${option_id}`)
    .toSorted()
    .join();
/** Whether what is to be ordered was ordered already: paying for that comes first, since it holds its stock. */
const isSamePurchase = ({ lines: ordered }: PendingPayment, lines: readonly CartLine[]) =>
  lines.length === 0 || keysOf(ordered) === keysOf(lines);

/** What waits for its payment stands before the form only where it is the same purchase. */
const usePending = (userId: string | null, lines: readonly CartLine[]) => {
  const [pending, setPending] = useState(() => pendingOf(userId));
  const [isShown, setShown] = useState(() => pending !== undefined && isSamePurchase(pending, lines));
  const forget = () => {
    setPending(undefined);
    setShown(false);
  };
  return { pending, isShown, setShown, forget };
};

const Known = ({ userId }: { userId: string | null }) => {
  const [lines] = useState(draftLines);
  const { pending, isShown, setShown, forget } = usePending(userId, lines);
  useEffect(() => {
    // Back from the payment window by the browser's button: the page stands as it was left, with the order on its way.
    const come = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload();
    window.addEventListener('pageshow', come);
    return () => window.removeEventListener('pageshow', come);
  }, []);
  if (pending && isShown) {
    const isSame = isSamePurchase(pending, lines);
    return (
      <WaitingOrder
        pending={pending}
        giveUp={isSame ? '주문 내용 수정' : '이 주문 취소'}
        onGivenUp={forget}
        {...(!isSame && { onBack: () => setShown(false) })}
      />
    );
  }
  return (
    <>
      {pending ? <WaitingNotice pending={pending} onShow={() => setShown(true)} /> : null}
      <Filling userId={userId} lines={lines} />
    </>
  );
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
