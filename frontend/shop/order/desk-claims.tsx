import { refundDueAt } from '@maru/contracts/shop/law/withdrawal';
import { isOpen } from '@maru/contracts/shop/order/claim.fields';
import type { ClaimAction } from '@maru/contracts/shop/order/order.steps';
import type { Order } from '@maru/contracts/shop/order/order.views';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SectionCard } from '../../design/section-card.tsx';
import { longDate } from '../../format/seoul-moment.ts';
import { mayComeWith } from '@maru/contracts/shop/order/claim.fee';
import { ArriveClaimDialog } from './arrive-claim-dialog.tsx';
import { AskSurchargeDialog } from './ask-surcharge-dialog.tsx';
import { CarrierDialog } from './carrier-dialog.tsx';
import { ClaimFacts, type ClaimProps, type ShownClaim } from './claim-facts.tsx';
import { kindNames } from './claim-words.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { RefundClaimDialog } from './refund-claim-dialog.tsx';
import { mayCost, ReplaceClaimDialog } from './replace-claim-dialog.tsx';
import { useDeskStep } from './use-desk-step.ts';

/** The steps of the shop, in the order of their buttons; the first that can be taken is the next. */
const steps = [
  ['collect', '수거 보내기'],
  ['arrive', '도착 확인'],
  ['askSurcharge', '추가 금액 요청'],
  ['replace', '새 상품 보내기'],
  ['refundClaim', '환불하기'],
  ['decline', '거절'],
  ['withdraw', '신청 거두기'],
] as const satisfies readonly (readonly [ClaimAction, string])[];
/** Who gets no other goods gets the money. */
const labelOf = ({ kind }: ShownClaim, action: ClaimAction, label: string) =>
  action === 'refundClaim' && kind === 'exchange' ? '교환 대신 환불' : label;
type Opened = Exclude<(typeof steps)[number][0], 'withdraw'>;
/** Nothing is asked for an exchange that costs nothing. */
const isOffered = (claim: ShownClaim, action: ClaimAction) =>
  claim.actions.includes(action) && (action !== 'askSurcharge' || mayCost(claim));

/** The law gives three business days from when the goods are there, or from the request where none come back. */
const dueOf = ({ kind, state, opened_at, arrived_at }: ShownClaim): number | undefined => {
  if (state === 'arrived' && arrived_at !== null) return refundDueAt(arrived_at);
  return kind === 'cancel' && state === 'requested' ? refundDueAt(opened_at) : undefined;
};

const Deadline = ({ claim }: Pick<ClaimProps, 'claim'>) => {
  const [now] = useState(() => Date.now());
  const due = dueOf(claim);
  if (due === undefined) return null;
  const isPast = now >= due;
  // The last moment of a day belongs to that day.
  const text = `${longDate(due - 1)}까지 환불해야 해요.`;
  return (
    <Typography sx={{ mt: 1, fontWeight: 700, color: isPast ? 'tones.red.text' : 'text.primary' }}>
      {isPast ? `기한이 지났어요: ${text}` : text}
    </Typography>
  );
};

const OpenedDialog = ({ opened, ...props }: ClaimProps & { readonly opened: Opened; readonly onClose: () => void }) => {
  const { take, busy } = useDeskStep(props.order.id);
  if (opened === 'arrive') return <ArriveClaimDialog {...props} />;
  if (opened === 'decline') return <DeclineDialog {...props} />;
  if (opened === 'refundClaim') return <RefundClaimDialog {...props} />;
  if (opened === 'replace') return <ReplaceClaimDialog {...props} />;
  if (opened === 'askSurcharge') return <AskSurchargeDialog {...props} />;
  return (
    <CarrierDialog
      title="누가 가지러 가나요?"
      text={`수거 송장 번호를 구매자에게 알려 드려요.${mayComeWith(props.order, props.claim).length > 0 ? ' 다른 신청과 송장 번호가 같으면 반품비를 한 번만 받아요.' : ''}`}
      confirm="수거 보내기"
      {...(props.claim.pickup && { carrier: props.claim.pickup })}
      busy={busy}
      onSend={(carrier) => take('claim/collect', { claim: props.claim.no, ...carrier }, '수거를 보냈어요.')}
      onClose={props.onClose}
    />
  );
};

const ClaimSteps = ({ order, claim }: ClaimProps) => {
  const [opened, setOpened] = useState<Opened>();
  const { take, busy } = useDeskStep(order.id);
  const offered = steps.filter(([action]) => isOffered(claim, action));
  const press = (action: (typeof steps)[number][0]) => {
    if (action === 'arrive' && mayComeWith(order, claim).length === 0)
      void take('claim/arrive', { claim: claim.no }, '도착을 확인했어요.');
    else if (action === 'withdraw') void take('claim/withdraw', { claim: claim.no }, '신청을 거뒀어요.');
    else setOpened(action);
  };
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2 }}>
      {offered.map(([action, label], index) => (
        <Button
          key={action}
          variant={index === 0 ? 'contained' : 'outlined'}
          color={index === 0 ? 'primary' : 'inherit'}
          disabled={busy}
          onClick={() => press(action)}
        >
          {labelOf(claim, action, label)}
        </Button>
      ))}
      {opened ? (
        <OpenedDialog opened={opened} order={order} claim={claim} onClose={() => setOpened(undefined)} />
      ) : null}
    </Stack>
  );
};

/** Claims, those that wait for the shop first. */
export const DeskClaims = ({ order }: { readonly order: Order }) => {
  const claims = [...order.claims.filter(isOpen), ...order.claims.filter((claim) => !isOpen(claim)).toReversed()];
  return claims.map((claim) => (
    <SectionCard key={claim.no} title={`${kindNames[claim.kind]} 신청 ${claim.no}`}>
      <ClaimFacts order={order} claim={claim} next={claim.by === 'shop' ? '판매자가 접수했어요.' : ''} />
      <Deadline claim={claim} />
      {claim.actions.length > 0 ? <ClaimSteps order={order} claim={claim} /> : null}
    </SectionCard>
  ));
};
