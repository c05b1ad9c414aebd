import { dayOfText, startOfDay } from '@maru/contracts/kernel/seoul-days';
import { feeOfExchange } from '@maru/contracts/shop/order/claim.fee';
import { declineReasons, isOpen } from '@maru/contracts/shop/order/claim.fields';
import type { Order } from '@maru/contracts/shop/order/order.views';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Fact, FactList } from '../../design/fact-list.tsx';
import { Notice } from '../../design/notice.tsx';
import { Pictures } from '../../design/pictures.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { longDate } from '../../format/seoul-moment.ts';
import { won } from '../../format/number.ts';
import { claimLook } from './claim-words.ts';
import { OrderLines } from './order-lines.tsx';
import { namesOf, reasonOf } from './order-words.ts';
import { ReceiptLink } from './receipt-link.tsx';
import { claimSurchargeFacts } from './surcharge-facts.ts';
import { CarrierLine } from './parcel-head.tsx';
import { WantedNames } from './wanted-names.tsx';

export type ShownClaim = Order['claims'][number];
export interface ClaimProps {
  readonly order: Order;
  readonly claim: ShownClaim;
}

const feeText = (order: Order, claim: ShownClaim) => {
  const { kind, fault, together } = claim;
  if (kind === 'cancel') return undefined;
  if (fault === 'shop') return '판매자가 부담해요';
  const fee = isOpen(claim) ? feeOfExchange(order, claim) : (claim.surcharge?.fee ?? claim.fee);
  const amount = fee === 0 ? '무료' : won(fee);
  return together === null ? amount : `${amount} (신청 ${together}번과 함께 보냄)`;
};
const wantedText = ({ lines }: Order, { lines: sent }: ShownClaim) =>
  namesOf(
    lines,
    sent.flatMap((no) => lines.filter((line) => line.no === no)),
  );

const factsOf = (order: Order, claim: ShownClaim): readonly Fact[] => {
  const fee = feeText(order, claim);
  return [
    { label: '이유', value: reasonOf(claim.reason) },
    { label: '신청한 날', value: longDate(claim.opened_at) },
    ...(claim.noticed === undefined
      ? []
      : [{ label: '문제를 알게 된 날', value: longDate(startOfDay(dayOfText(claim.noticed))) }]),
    ...(fee === undefined ? [] : [{ label: claim.kind === 'return' ? '반품 배송비' : '교환 배송비', value: fee }]),
    ...claimSurchargeFacts(claim),
    ...(claim.lines.length > 0 ? [{ label: '바꿔 보냄', value: wantedText(order, claim) }] : []),
    ...(claim.refund > 0 ? [{ label: '환불', value: won(claim.refund), strong: true }] : []),
  ];
};

const Goods = ({ order, claim }: ClaimProps) => (
  <>
    {claim.pickup ? <CarrierLine {...claim.pickup} /> : null}
    <OrderLines label="신청한 상품" lines={order.lines} parts={claim.parts} />
    {claim.kind === 'exchange' ? <WantedNames lines={order.lines} wanted={claim.wanted} /> : null}
    {claim.photos.length > 0 ? <Pictures images={claim.photos} label="신청 사진" /> : null}
  </>
);

/** State, reason, pieces, fee and outcome of a claim, for whoever looks at it. */
export const ClaimFacts = ({ order, claim, next }: ClaimProps & { readonly next: string }) => (
  <Stack sx={{ mt: 1.25, gap: 1 }}>
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <ToneChip {...claimLook(claim)} size="small" />
      {next ? <Typography sx={{ fontSize: 15 }}>{next}</Typography> : null}
    </Stack>
    {claim.answer === null ? null : <Notice tone="red">{`${declineReasons[claim.answer]}.`}</Notice>}
    <Goods order={order} claim={claim} />
    <FactList facts={factsOf(order, claim)} />
    <ReceiptLink href={claim.asked?.paid?.receipt} label="추가 금액 영수증 보기" />
  </Stack>
);
