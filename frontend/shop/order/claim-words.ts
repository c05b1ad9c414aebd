import { refundBusinessDays, returnCostBearer } from '@maru/contracts/shop/law/withdrawal';
import { type Claim, type ClaimKind, type ClaimState, isOpen } from '@maru/contracts/shop/order/claim.fields';
import { closedWords } from '@maru/contracts/shop/order/claim-mail.words';
import type { CancelReason } from '@maru/contracts/shop/payment/payment.fields';
import { number, won } from '../../format/number.ts';
import type { Look } from './order-look.ts';

export const kindNames: Readonly<Record<ClaimKind, string>> = { cancel: '취소', return: '반품', exchange: '교환' };

const stateLooks: Readonly<Record<ClaimState, Look>> = {
  requested: { label: '접수', tone: 'amber' },
  collecting: { label: '수거 중', tone: 'indigo' },
  arrived: { label: '상품 확인 중', tone: 'indigo' },
  settled: { label: '완료', tone: 'green' },
  declined: { label: '거절', tone: 'red' },
  withdrawn: { label: '철회', tone: 'grey' },
};
/** `반품 접수`, `교환 완료`. */
export const claimLook = ({ kind, state }: Pick<Claim, 'kind' | 'state'>): Look => ({
  ...stateLooks[state],
  label: `${kindNames[kind]} ${stateLooks[state].label}`,
});

const settledText = ({ how, refund, points }: Claim) => {
  if (how === 'replacement') return '바꿔 드릴 상품을 준비해서 보내 드려요.';
  const given = [...(refund > 0 ? [won(refund)] : []), ...(points > 0 ? [`포인트 ${number(points)}P`] : [])];
  return given.length > 0 ? `${given.join(', ')} 돌려드렸어요.` : '돌려드릴 금액 없이 마쳤어요.';
};
const requestedTexts: Readonly<Record<ClaimKind, string>> = {
  cancel: '판매자가 확인하고 있어요. 아직 보내지 않았다면 취소하고 환불해 드려요.',
  return: '상품을 받을 때 그대로 포장해 두세요. 곧 택배 기사님이 가지러 가요.',
  exchange: '상품을 받을 때 그대로 포장해 두세요. 곧 택배 기사님이 가지러 가요.',
};

const surchargeText = ({ paid }: NonNullable<Claim['asked']>): string =>
  paid
    ? '추가 금액을 결제했어요. 상품을 확인하고 새 상품을 보내 드려요.'
    : '추가 금액을 결제하면 새 상품을 보내 드려요.';

/** How a claim stands that waits for somebody. */
const openText = ({ kind, state, reason, asked }: Claim): string => {
  if (asked) return surchargeText(asked);
  if (state === 'requested')
    return reason === 'notArrived' ? '어디에 있는지 택배사에 확인하고 있어요.' : requestedTexts[kind];
  if (state === 'collecting') return '돌려보낼 상품을 가지러 가고 있어요.';
  return kind === 'exchange'
    ? '상품을 확인하고 있어요. 이상이 없으면 새 상품을 보내 드려요.'
    : '상품을 확인하고 있어요. 도착한 날부터 3영업일 안에 환불해 드려요.';
};

/** What happens next with a claim, or how it ended. */
export const nextOf = (claim: Claim): string => {
  if (isOpen(claim)) return openText(claim);
  if (claim.state === 'settled') return settledText(claim);
  const closed = claim.state === 'withdrawn' ? '신청을 철회했어요.' : '신청을 받아들이지 못했어요.';
  return [closed, ...closedWords(claim)].join(' ');
};

/** Until when money comes back, told before it is asked for. */
export const payTimeOf = (kind: ClaimKind, reason: CancelReason): string => {
  const days = `${refundBusinessDays}영업일 안에`;
  if (kind === 'exchange') return `재고가 없으면 상품이 도착한 날부터 ${days} 환불해 드려요.`;
  if (kind === 'cancel') return `취소되면 요청한 날부터 ${days} 환불해 드려요.`;
  if (reason === 'notArrived') return `도착하지 않은 것을 확인하면 ${days} 환불해 드려요.`;
  const when = `돌려보낸 상품이 도착한 날부터 ${days} 환불해 드려요.`;
  return returnCostBearer(reason) === 'shop' ? `배송비는 판매자가 부담해요. ${when}` : when;
};

interface DialogWords {
  readonly title: string;
  readonly text: string;
  readonly send: string;
  readonly done: string;
}
export const claimWords: Readonly<Record<ClaimKind, DialogWords>> = {
  cancel: {
    title: '취소를 요청할까요?',
    text: '이미 포장한 상품이라 판매자가 확인한 뒤 취소해요.',
    send: '취소 요청',
    done: '취소를 요청했어요.',
  },
  return: {
    title: '어떤 상품을 반품할까요?',
    text: '상품을 확인한 뒤 환불해 드려요.',
    send: '반품 신청',
    done: '반품을 신청했어요.',
  },
  exchange: {
    title: '어떤 상품을 교환할까요?',
    text: '상품을 확인한 뒤 새 상품을 보내 드려요.',
    send: '교환 신청',
    done: '교환을 신청했어요.',
  },
};
