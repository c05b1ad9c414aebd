import type { OrderMailKind } from '../../identity/mail/mail.events.ts';
import type { MailWords } from '../../kernel/site.words.ts';
import { declineReasons } from './claim.fields.ts';
import {
  claimFacts,
  claimSteps,
  claimWord,
  closedWords,
  exchangeFacts,
  feeWords,
  surchargeFacts,
  surchargesBackIn,
} from './claim-mail.words.ts';
import { allowanceNames, lineName } from './order-allowance.words.ts';
import { surchargeReturned } from './surcharge.parts.ts';
import { type Cancellation, factIf, type Facts, type OrderParticulars, partFacts, won } from './order-mail.facts.ts';
import { addressFacts, arrivedWords, readyWords, shippedWords } from './parcel-mail.words.ts';
import { cancelReasons } from '../payment/payment.fields.ts';
import type { OrderFacts } from './order.fold.ts';
import { needsRefundAccount, virtualAccount } from './order.refund-account.ts';

const time = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  month: 'long',
  day: 'numeric',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const lineFacts = ({ lines }: OrderFacts): Facts =>
  lines.map((line) => [`${lineName(line)} × ${line.quantity}`, won(line.unit_price * line.quantity)]);
const sumFacts = ({ amounts }: OrderFacts): Facts => [
  ...factIf('배송비', amounts.shipping),
  ...factIf('할인', amounts.discount, '-'),
  ...factIf('포인트', amounts.points, '-'),
  ['결제 금액', won(amounts.total)],
];
const backFacts = (refund: number, surcharge: number): Facts => [
  ...factIf('돌려드리는 금액', refund + surcharge),
  ...factIf('그중 교환 추가 금액', surcharge),
];
const cancellationFacts = (
  order: OrderFacts,
  { parts, refund, points, reason, allowance }: Cancellation,
  surcharge: number,
): Facts => [
  ...partFacts(order, parts),
  ...(allowance ? allowanceNames(order.lines, allowance).map(([name, amount]) => [name, won(amount)] as const) : []),
  ['사유', cancelReasons[reason]],
  ...backFacts(refund, surcharge),
  ...(points > 0 ? [['돌려드리는 포인트', `${points.toLocaleString('ko-KR')}P`] as const] : []),
];
const refundWords = (order: OrderFacts, { refund }: Cancellation): readonly string[] => {
  if (refund === 0) return [];
  if (needsRefundAccount(order, refund)) return ['돈을 돌려받을 계좌를 여쭤보려고 곧 연락드릴게요.'];
  return [
    order.method === virtualAccount
      ? '알려 주신 계좌로 돈을 보내 드려요.'
      : '결제한 수단으로 돈을 돌려드려요. 카드는 카드사에 따라 며칠 걸릴 수 있어요.',
  ];
};

const surchargeWords = (surcharge: number): readonly string[] =>
  surcharge > 0 ? ['교환할 때 추가로 내신 금액은 내신 방법 그대로 돌려드려요.'] : [];

const exchangeWords = (of: OrderParticulars): readonly string[] =>
  of.cancellation ? [...refundWords(of.order, of.cancellation), ...surchargeWords(surchargesBackIn(of))] : [];

const orderMail = (
  { order: { number, user_id }, url }: OrderParticulars,
  words: Pick<MailWords, 'heading' | 'paragraphs' | 'facts'>,
): MailWords => ({
  ...words,
  subject: `[설계마루] ${words.heading} (${number})`,
  facts: [['주문번호', number], ...(words.facts ?? [])],
  button: { label: '주문 보기', url },
  note:
    user_id === null
      ? '주문번호와 주문할 때 적은 휴대폰 번호로 언제든 주문을 볼 수 있어요.'
      : '주문은 내 정보의 주문 내역에서 언제든 볼 수 있어요.',
});
const apology = ({ reason }: Cancellation): readonly string[] =>
  reason === 'outOfStock' ? ['주문하시는 사이에 재고가 떨어졌어요. 보내 드리지 못해 죄송해요.'] : [];
const cancellationMail = (of: OrderParticulars, heading: string): MailWords => {
  const { order, cancellation } = of;
  if (!cancellation) return orderMail(of, { heading, paragraphs: [] });
  const surcharge = surchargesBackIn(of);
  return orderMail(of, {
    heading,
    paragraphs: [...apology(cancellation), ...refundWords(order, cancellation), ...surchargeWords(surcharge)],
    facts: cancellationFacts(order, cancellation, surcharge),
  });
};

/** Before payment anybody may have typed the address: no stranger's words then, and no licence key ever. */
export const orderMailWords: { readonly [K in OrderMailKind]: (particulars: OrderParticulars) => MailWords } = {
  'order-deposit': (of) => {
    const { deposit } = of.order;
    const account: Facts = deposit
      ? [
          ['은행', deposit.bank],
          ['계좌번호', deposit.account],
          ['입금 기한', time.format(new Date(deposit.due))],
        ]
      : [];
    return orderMail(of, {
      heading: '입금을 기다리고 있어요',
      paragraphs: ['아래 계좌로 입금하면 주문이 끝나요. 기한이 지나면 주문은 취소돼요.'],
      facts: [...account, ...lineFacts(of.order), ...sumFacts(of.order)],
    });
  },
  'order-paid': (of) => {
    const licence = of.order.lines.some(({ kind }) => kind === 'licence')
      ? ['라이선스 키는 아래 버튼을 눌러 주문에서 볼 수 있어요.']
      : [];
    return orderMail(of, {
      heading: '결제가 끝났어요',
      paragraphs: ['주문해 주셔서 고마워요.', ...licence],
      facts: [...lineFacts(of.order), ...sumFacts(of.order), ...addressFacts(of.order)],
    });
  },
  'order-shipped': (of) => orderMail(of, shippedWords(of)),
  'order-ready': (of) => orderMail(of, readyWords(of)),
  'order-delivered': (of) => orderMail(of, arrivedWords(of)),
  'order-cancelled': (of) =>
    cancellationMail(of, of.cancellation?.whole ? '주문이 취소되었어요' : '주문의 일부가 취소되었어요'),
  'order-returned': (of) =>
    cancellationMail(of, of.claim?.kind === 'cancel' ? '요청하신 취소가 끝났어요' : '반품이 끝났어요'),
  'order-refunded': (of) => cancellationMail(of, '돈을 돌려드려요'),
  'order-claimed': (of) =>
    orderMail(of, {
      heading: `${claimWord(of)} 신청을 받았어요`,
      paragraphs: [...claimSteps[of.claim?.kind ?? 'cancel'], ...feeWords(of)],
      facts: claimFacts(of),
    }),
  'order-claim-declined': (of) =>
    orderMail(of, {
      heading: `${claimWord(of)} 신청을 받아들이지 못했어요`,
      paragraphs: [
        `사유: ${declineReasons[of.claim?.answer ?? 'other']}`,
        ...(of.claim ? closedWords(of.claim) : []),
        '궁금한 점은 고객센터로 연락해 주세요.',
      ],
      facts: [...claimFacts(of), ...factIf('돌려드리는 추가 금액', of.claim ? surchargeReturned(of.claim) : 0)],
    }),
  'order-surcharge': (of) =>
    orderMail(of, {
      heading: '교환에 추가로 내실 금액이 있어요',
      paragraphs: [
        '아래 버튼을 눌러 주문에서 카드나 간편결제로 결제하면 새 상품을 보내 드려요.',
        (of.claim?.arrived_at ?? null) === null
          ? '원하지 않으면 주문에서 교환 신청을 철회할 수 있어요.'
          : '원하지 않으면 고객센터로 연락해 주세요.',
      ],
      facts: surchargeFacts(of),
    }),
  'order-exchanged': (of) =>
    orderMail(of, {
      heading: '바꿔 보낼 상품을 준비하고 있어요',
      paragraphs: ['보내 드리면 운송장 번호를 다시 알려 드릴게요.', ...exchangeWords(of)],
      facts: exchangeFacts(of),
    }),
  'order-expired': (of) =>
    orderMail(of, {
      heading: '입금 기한이 지나 주문이 취소되었어요',
      paragraphs: ['아직 필요하시다면 다시 주문해 주세요.'],
    }),
};
