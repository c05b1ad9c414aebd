import { isOpen } from '@maru/contracts/shop/order/claim.fields';
import type { ClaimAction } from '@maru/contracts/shop/order/order.steps';
import type { Order } from '@maru/contracts/shop/order/order.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ComponentType, useState } from 'react';
import { Notice } from '../../design/notice.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { mayComeWith } from '@maru/contracts/shop/order/claim.fee';
import { owedByHand } from '@maru/contracts/shop/order/surcharge.parts';
import { ArriveClaimDialog } from './arrive-claim-dialog.tsx';
import { AskSurchargeDialog } from './ask-surcharge-dialog.tsx';
import { AwaitedDialog } from './awaited-dialog.tsx';
import { CarrierDialog } from './carrier-dialog.tsx';
import { ClaimFacts, type ClaimProps, type ShownClaim } from './claim-facts.tsx';
import { kindNames } from './claim-words.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { RefundClaimDialog } from './refund-claim-dialog.tsx';
import { mayCost, ReplaceClaimDialog } from './replace-claim-dialog.tsx';
import { HandBack } from '../payment/hand-back.public.tsx';
import { RefundDeadline } from '../payment/refund-deadline.public.tsx';
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
  ['sendAgain', '도착 확인'],
] as const satisfies readonly (readonly [ClaimAction, string])[];
/** Who gets no other goods gets the money. */
const labelOf = ({ kind }: ShownClaim, action: ClaimAction, label: string) =>
  action === 'refundClaim' && kind === 'exchange' ? '교환 대신 환불' : label;
type Opened = Exclude<(typeof steps)[number][0], 'withdraw'>;
/** Nothing is asked for an exchange that costs nothing. */
const isOffered = (claim: ShownClaim, action: ClaimAction) =>
  claim.actions.includes(action) && (action !== 'askSurcharge' || mayCost(claim));

/** The law gives three business days from when the goods are there, or from the request where none come back. */
const dueSince = ({ kind, state, opened_at, arrived_at, surcharge }: ShownClaim): number | undefined => {
  if (state === 'arrived' && arrived_at !== null) return arrived_at;
  return kind === 'cancel' && state === 'requested' ? opened_at : (surcharge?.owed_since ?? undefined);
};

const Deadline = ({ claim }: Pick<ClaimProps, 'claim'>) => {
  const since = dueSince(claim);
  return since === undefined ? null : <RefundDeadline since={since} />;
};

type DialogProps = ClaimProps & { readonly onClose: () => void };
const togetherText = ' 다른 신청과 송장 번호가 같으면 반품비를 한 번만 받아요.';
const CollectDialog = ({ order, claim, onClose }: DialogProps) => {
  const { take, busy } = useDeskStep(order.id);
  return (
    <CarrierDialog
      title="누가 가지러 가나요?"
      text={`수거 송장 번호를 구매자에게 알려 드려요.${mayComeWith(order, claim).length > 0 ? togetherText : ''}`}
      confirm="수거 보내기"
      {...(claim.pickup && { carrier: claim.pickup })}
      busy={busy}
      onSend={(carrier) => take('claim/collect', { claim: claim.no, ...carrier }, '수거를 보냈어요.')}
      onClose={onClose}
    />
  );
};
const dialogs: Readonly<Record<Opened, ComponentType<DialogProps>>> = {
  collect: CollectDialog,
  arrive: ArriveClaimDialog,
  askSurcharge: AskSurchargeDialog,
  replace: ReplaceClaimDialog,
  refundClaim: RefundClaimDialog,
  decline: DeclineDialog,
  sendAgain: AwaitedDialog,
};

const ClaimSteps = ({ order, claim }: ClaimProps) => {
  const [opened, setOpened] = useState<Opened>();
  const { take, busy } = useDeskStep(order.id);
  const offered = steps.filter(([action]) => isOffered(claim, action));
  const Dialog = opened && dialogs[opened];
  const press = (action: (typeof steps)[number][0]) => {
    if (action === 'arrive' && mayComeWith(order, claim).length === 0)
      void take('claim/arrive', { claim: claim.no }, '도착을 확인했어요.');
    else if (action === 'withdraw') void take('claim/withdraw', { claim: claim.no }, '신청을 거뒀어요.');
    else setOpened(action);
  };
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2 }}>
      {claim.actions.includes('handBack') ? (
        <HandBack order={order.id} claim={claim.no} amount={owedByHand(claim)} variant="contained" />
      ) : null}
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
      {Dialog ? <Dialog order={order} claim={claim} onClose={() => setOpened(undefined)} /> : null}
    </Stack>
  );
};

const isAwaited = ({ awaited }: ShownClaim) => awaited.length > 0;
/** Those that wait for the shop first. */
const rankOf = (claim: ShownClaim) => (isOpen(claim) ? 0 : isAwaited(claim) ? 1 : 2);
const ranked = (claims: readonly ShownClaim[]) =>
  [0, 1, 2].flatMap((rank) => {
    const some = claims.filter((claim) => rankOf(claim) === rank);
    return rank === 0 ? some : some.toReversed();
  });

export const DeskClaims = ({ order }: { readonly order: Order }) =>
  ranked(order.claims).map((claim) => (
    <SectionCard key={claim.no} title={`${kindNames[claim.kind]} 신청 ${claim.no}`}>
      <ClaimFacts order={order} claim={claim} next={claim.by === 'shop' ? '판매자가 접수했어요.' : ''} />
      {isAwaited(claim) ? (
        <Box sx={{ mt: 2 }}>
          <Notice tone="amber">반송 물건 도착 대기: 신청은 끝났지만 수거한 상품이 오고 있어요.</Notice>
        </Box>
      ) : null}
      <Deadline claim={claim} />
      {claim.actions.length > 0 ? <ClaimSteps order={order} claim={claim} /> : null}
    </SectionCard>
  ));
