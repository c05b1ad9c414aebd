import type { OwnMoney } from '@maru/contracts/shop/payment/payment.queries';
import type { RefundAccount } from '@maru/contracts/shop/order/order.refund-account';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Notice } from '../../design/notice.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { won } from '../../format/number.ts';
import { RefundAccountFields } from './refund-account-fields.public.tsx';
import { useGiveGuestRefundAccountMutation, useGiveRefundAccountMutation, useOwnMoneyQuery } from './payment.api.ts';

export interface RefundWaitsProps {
  readonly id: string;
  /** What a guest shows in place of a login, and whether money may wait for an account: no call tells guests. */
  readonly guest?: { readonly proof: { readonly number: string; readonly phone: string }; readonly waits: boolean };
}

const waitingSum = (money: OwnMoney | undefined) =>
  (money?.refunds ?? []).reduce((sum, { amount, outcome }) => (outcome === 'awaitsAccount' ? sum + amount : sum), 0);

const useGiving = ({ id, guest }: RefundWaitsProps) => {
  const [give, { isLoading }] = useGiveRefundAccountMutation();
  const [giveAsGuest, { isLoading: isGuestLoading }] = useGiveGuestRefundAccountMutation();
  const tell = async (refund_account: RefundAccount) =>
    !(await (guest ? giveAsGuest({ ...guest.proof, refund_account }) : give({ id, refund_account }))).error;
  return { tell, busy: isLoading || isGuestLoading };
};

interface AccountFormProps extends RefundWaitsProps {
  readonly sum: number;
  readonly onTold: () => void;
}
/** Where money that came into a virtual account is to go back to, asked for while a refund waits for it. */
const AccountForm = ({ sum, onTold, ...props }: AccountFormProps) => {
  const dispatch = useDispatch();
  const [account, setAccount] = useState<RefundAccount>();
  const { tell, busy } = useGiving(props);
  const send = async () => {
    if (!account || !(await tell(account))) return;
    dispatch(snackbarShown('환불 계좌를 받았어요. 곧 돌려드릴게요.'));
    onTold();
  };
  return (
    <SectionCard title="환불 계좌를 알려 주세요">
      <Box sx={{ mt: 2, display: 'grid', gap: 2, maxWidth: 480 }}>
        <Notice tone="amber">
          {`가상계좌로 입금한 ${sum > 0 ? won(sum) : '돈'}을 돌려드리려면 계좌가 필요해요. 알려 주시면 바로 환불돼요.`}
        </Notice>
        <RefundAccountFields onChange={setAccount} />
        <Button variant="contained" size="large" disabled={!account} loading={busy} onClick={() => void send()}>
          이 계좌로 돌려받기
        </Button>
      </Box>
    </SectionCard>
  );
};

const askAgainMs = 10_000;

/** Nothing, but where a refund of one's order waits for an account. */
export const RefundWaits = (props: RefundWaitsProps) => {
  const { id, guest } = props;
  const { data } = useOwnMoneyQuery(id, {
    skip: guest !== undefined,
    refetchOnMountOrArgChange: true,
    pollingInterval: askAgainMs,
  });
  // A guest's page looks at the order again a while later only.
  const [isTold, setTold] = useState(false);
  const waits = guest ? guest.waits && !isTold : data?.awaits_account;
  return waits ? <AccountForm {...props} sum={waitingSum(data)} onTold={() => setTold(true)} /> : null;
};
