import { canSendAlong } from './claim.fee.ts';
import { type Claim, type ClaimKind, isSentAgain } from './claim.fields.ts';
import { surchargeReturned } from './surcharge.parts.ts';
import { type Facts, factIf, type OrderParticulars, partFacts, won } from './order-mail.facts.ts';
import { cancelReasons } from '../payment/payment.fields.ts';

const kindWords: Readonly<Record<ClaimKind, string>> = { cancel: '취소', return: '반품', exchange: '교환' };
export const claimWord = ({ claim }: OrderParticulars) => kindWords[claim?.kind ?? 'cancel'];
export const claimSteps: Readonly<Record<ClaimKind, readonly string[]>> = {
  cancel: ['이미 포장을 시작해서 보낼 수 있는지 먼저 확인할게요. 결과를 곧 알려 드려요.'],
  return: ['상품을 받아 확인한 뒤 영업일 3일 안에 돈을 돌려드려요.'],
  exchange: ['상품을 받아 확인한 뒤 바꿔 보내 드려요.'],
};
export const sendAlongWords = '이미 신청한 반품과 함께 보내면 반품비는 한 번만 받아요.';
/** Of goods that came with a claim that is declined. */
export const sentAgainWords = '돌려보낸 상품은 다시 보내 드려요.';
/** Of goods that somebody was fetching when their claim was closed. */
export const awaitedWords = '보내신 상품은 도착하는 대로 다시 보내 드려요.';
export const closedWords = (claim: Claim): readonly string[] => {
  if (claim.awaited.length > 0) return [awaitedWords];
  return isSentAgain(claim) ? [sentAgainWords] : [];
};
export const feeWords = ({ order, claim }: OrderParticulars): readonly string[] => {
  if (!claim || claim.fee === 0) return [];
  const others = order.claims.filter(({ no }) => no !== claim.no);
  return [
    claim.kind === 'exchange'
      ? `왕복 배송비 ${won(claim.fee)}은 고객님이 부담해요. 내는 방법을 따로 안내해 드릴게요.`
      : `반품 배송비 ${won(claim.fee)}을 뺀 금액을 돌려드려요.`,
    ...(canSendAlong({ claims: others }) ? [sendAlongWords] : []),
  ];
};
export const claimFacts = ({ order, claim }: OrderParticulars): Facts =>
  claim ? [...partFacts(order, claim.parts), ['사유', cancelReasons[claim.reason]]] : [];

/** Of what was paid beside for exchanges, what goes back now, won. */
export const surchargesBackIn = ({ cancellation, claim }: Pick<OrderParticulars, 'cancellation' | 'claim'>): number =>
  (cancellation?.surcharges_back ?? []).reduce((sum, { refund }) => sum + refund, claim ? surchargeReturned(claim) : 0);

const surchargeNames = {
  paid: '추가로 결제하신 금액',
  byHand: '따로 내신 금액',
  waived: '받지 않은 추가 금액',
} as const;
/** What an exchange cost beside, how it was paid, and what goes back for it. */
export const exchangeFacts = (of: OrderParticulars): Facts => {
  const { claim, cancellation } = of;
  const surcharge = claim?.surcharge ?? null;
  const back = (cancellation?.refund ?? 0) + surchargesBackIn(of);
  const fee = surcharge?.fee ?? 0;
  return [
    ...claimFacts(of),
    ...(surcharge ? factIf(surchargeNames[surcharge.how], surcharge.amount) : []),
    ...factIf('그중 교환 배송비', fee),
    ...factIf('돌려드리는 금액', back),
  ];
};

/** What is to be paid beside, in its parts. */
export const surchargeFacts = (of: OrderParticulars): Facts => {
  const { asked = null } = of.claim ?? {};
  if (asked === null) return [];
  const { difference, fee } = asked;
  const sums: Facts = [...factIf('옵션 차액', difference), ...factIf('교환 배송비', fee)];
  return [...claimFacts(of), ...sums, ['추가 금액', won(difference + fee)]];
};
