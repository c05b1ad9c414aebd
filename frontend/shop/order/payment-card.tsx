import { bankNameOf } from '@maru/contracts/shop/payment/banks';
import { cancelReasons } from '@maru/contracts/shop/payment/payment.fields';
import { refusalMessage } from '@maru/contracts/shop/payment/payment.refusals';
import type { ShownPayment } from '@maru/contracts/shop/order/order.queries';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useConfirmed } from '../../kernel/api/use-confirmed.tsx';
import { Notice } from '../../design/notice.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { ToneChip, type ToneChipProps } from '../../design/tone-chip.tsx';
import { won } from '../../format/number.ts';
import { formatPhone } from '../../format/phone.ts';
import { type ManagedOrder, useDeskStepMutation } from './order-admin.api.ts';

type Attempt = ShownPayment['attempts'][number];
type Refund = ShownPayment['refunds'][number];
type Look = Pick<ToneChipProps, 'label' | 'tone'>;

const attemptLooks: Readonly<Record<Attempt['status'], Look>> = {
  requested: { label: '확인 중', tone: 'amber' },
  awaitingDeposit: { label: '입금 대기', tone: 'amber' },
  refused: { label: '거절', tone: 'grey' },
  paid: { label: '받음', tone: 'green' },
};
const refundLooks: Readonly<Record<Refund['outcome'], Look>> = {
  requested: { label: '보내는 중', tone: 'amber' },
  awaitsAccount: { label: '계좌 기다림', tone: 'amber' },
  done: { label: '돌려줌', tone: 'green' },
  refused: { label: '거절됨', tone: 'red' },
  kept: { label: '주문에 씀', tone: 'grey' },
};

interface MovementProps {
  readonly look: Look;
  readonly text: string;
  readonly money: string;
  /** What can be done about it. */
  readonly action?: ReactNode;
}
const Movement = ({ look, text, money, action }: MovementProps) => (
  <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', py: 1 }}>
    <ToneChip {...look} size="small" />
    <Box sx={{ flex: 1, minWidth: 0, fontSize: 15, overflowWrap: 'anywhere' }}>{text}</Box>
    <Box sx={{ fontSize: 15, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>{money}</Box>
    {action}
  </Box>
);

/** Somebody has given the money back another way. */
const ByHand = ({ id, refund }: { readonly id: string; readonly refund: Refund }) => {
  const [step] = useDeskStepMutation();
  const { ask, question } = useConfirmed({
    title: '구매자에게 돈을 돌려줬나요?',
    text: '적고 나면 이 환불은 끝난 것으로 남아요.',
    confirm: '돌려줬어요',
    run: () => step({ id, path: 'refund/settle', body: { refund_id: refund.refundId } }),
    done: '돌려준 것으로 적었어요.',
  });
  return (
    <>
      <Button size="small" variant="outlined" color="inherit" onClick={() => ask()}>
        직접 돌려줬어요
      </Button>
      {question}
    </>
  );
};

const refundText = ({ reason }: Refund) => `환불 · ${cancelReasons[reason as keyof typeof cancelReasons] ?? reason}`;

const stuckText = '결제사가 환불을 거절했어요. 결제사 관리자 화면에서 확인하고, 구매자에게 직접 돌려주세요.';
/** Nobody but the buyer knows where money goes that came into a virtual account. */
const awaitsText = (phone: string) =>
  `가상계좌로 받은 돈이라 환불 계좌를 기다려요. 구매자(${formatPhone(phone)})가 주문 화면에서 알려 주면 저절로 나가요.`;

const escrowText =
  '구매안전서비스로 받은 결제예요. 보낸 뒤에는 결제사 관리자 화면에도 배송 정보를 등록해 주세요. 구매자가 구매확정하기 전에는 일부만 환불할 수 없어서, 그 돈은 계좌로 직접 보내야 해요.';
const accountText = ({ bank, account, holder }: NonNullable<ManagedOrder['refund_account']>) =>
  `환불 계좌: ${bankNameOf(bank)} ${account} ${holder}`;

const isWaiting = ({ outcome }: Refund) => outcome === 'awaitsAccount';
interface ProblemsProps {
  readonly order: Pick<ManagedOrder, 'payment' | 'phone' | 'escrow' | 'refund_account'>;
}
/** What keeps money from going back. */
const Problems = ({ order: { payment, phone, escrow, refund_account: account } }: ProblemsProps) => (
  <Box sx={{ display: 'grid', gap: 1, '&:not(:empty)': { mt: 2 } }}>
    {escrow ? <Notice>{escrowText}</Notice> : null}
    {payment?.stuck ? (
      <Notice tone="red">
        {stuckText}
        {account ? ` ${accountText(account)}` : null}
      </Notice>
    ) : null}
    {payment?.refunds.some(isWaiting) ? <Notice tone="amber">{awaitsText(phone)}</Notice> : null}
  </Box>
);

/** Tries to pay, and refunds, of one payment. */
const Movements = ({ id, payment, label }: { id: string; payment: ShownPayment; label: string }) => (
  <Box component="ul" aria-label={label} sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
    {payment.attempts.map(({ key, status, method, code, amount }) => (
      <Movement
        key={key}
        look={attemptLooks[status]}
        text={['결제', method, code && refusalMessage(code)].filter((part) => part).join(' · ')}
        money={won(amount)}
      />
    ))}
    {payment.refunds.map((refund) => (
      <Movement
        key={refund.refundId}
        look={refundLooks[refund.outcome]}
        text={refundText(refund)}
        money={refund.amount === null ? '전액' : won(refund.amount)}
        action={refund.outcome === 'refused' || isWaiting(refund) ? <ByHand id={id} refund={refund} /> : null}
      />
    ))}
  </Box>
);
/** What was paid beside for exchanges. */
const Surcharges = ({
  surcharges,
  phone,
  refund_account,
}: Pick<ManagedOrder, 'surcharges' | 'phone' | 'refund_account'>) =>
  surcharges.map((payment) => (
    <Box key={payment.id} sx={{ mt: 2 }}>
      <Typography sx={{ fontWeight: 700 }}>교환 {payment.claim} 추가 금액</Typography>
      <Problems order={{ payment, phone, refund_account, escrow: false }} />
      <Movements id={payment.id} payment={payment} label={`교환 ${payment.claim} 추가 금액`} />
    </Box>
  ));

export const PaymentCard = ({ order: { id, payment, surcharges, ...order } }: { readonly order: ManagedOrder }) => (
  <SectionCard title="결제와 환불">
    <Problems order={{ ...order, payment }} />
    {payment === null || payment.attempts.length === 0 ? (
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>아직 결제하지 않았어요.</Typography>
    ) : null}
    {payment ? <Movements id={id} payment={payment} label="결제와 환불" /> : null}
    <Surcharges surcharges={surcharges} phone={order.phone} refund_account={order.refund_account} />
  </SectionCard>
);
