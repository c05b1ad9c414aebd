import type { OrderMailKind } from '../../identity/mail/mail.events.ts';
import type { MailWords } from '../../kernel/site.words.ts';
import { type Claim, type ClaimKind, declineReasons } from './claim.fields.ts';
import type { Part } from './order.fields.ts';
import { unsentOf } from './order.pieces.ts';
import type { Parcel } from './parcel.fields.ts';
import { type CancelReason, cancelReasons } from '../payment/payment.fields.ts';
import type { OrderFacts } from './order.fold.ts';
import { needsRefundAccount, virtualAccount } from './order.refund-account.ts';

/** What went of an order, and what came back for it. */
export interface Cancellation {
  readonly parts: readonly Part[];
  readonly whole: boolean;
  readonly refund: number;
  readonly points: number;
  readonly reason: CancelReason;
}

export interface OrderParticulars {
  readonly order: OrderFacts;
  readonly url: string;
  readonly cancellation: Cancellation | undefined;
  /** What it is about, where it is about one of them. */
  readonly parcel: Parcel | undefined;
  readonly claim: Claim | undefined;
}
type Facts = NonNullable<MailWords['facts']>;

const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`;
const time = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  month: 'long',
  day: 'numeric',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const factIf = (name: string, amount: number, sign = ''): Facts => (amount > 0 ? [[name, sign + won(amount)]] : []);
const nameOf = ({ name, option }: OrderFacts['lines'][number]) => (option === '' ? name : `${name} · ${option}`);

const lineFacts = ({ lines }: OrderFacts): Facts =>
  lines.map((line) => [`${nameOf(line)} × ${line.quantity}`, won(line.unit_price * line.quantity)]);
const sumFacts = ({ amounts }: OrderFacts): Facts => [
  ...factIf('배송비', amounts.shipping),
  ...factIf('할인', amounts.discount, '-'),
  ...factIf('포인트', amounts.points, '-'),
  ['결제 금액', won(amounts.total)],
];
const addressFacts = ({ recipient, postcode, address, detail }: OrderFacts): Facts =>
  address === ''
    ? []
    : [
        ['받는 분', recipient],
        ['주소', `(${postcode}) ${address} ${detail}`.trim()],
      ];

const partFacts = ({ lines }: OrderFacts, parts: readonly Part[]): Facts =>
  lines.flatMap((line): Facts =>
    parts.filter(({ no }) => no === line.no).map(({ quantity }) => [nameOf(line), `${quantity}개`]),
  );
const parcelFacts = ({ order, parcel }: OrderParticulars): Facts =>
  parcel ? [['택배사', parcel.courier], ['운송장 번호', parcel.tracking], ...partFacts(order, parcel.parts)] : [];

const cancellationFacts = (order: OrderFacts, { parts, refund, points, reason }: Cancellation): Facts => [
  ...partFacts(order, parts),
  ['사유', cancelReasons[reason]],
  ...factIf('돌려드리는 금액', refund),
  ...(points > 0 ? [['돌려드리는 포인트', `${points.toLocaleString('ko-KR')}P`] as const] : []),
];
const refundWords = (order: OrderFacts, { refund }: Cancellation): readonly string[] => {
  if (refund === 0) return [];
  if (needsRefundAccount(order)) return ['돈을 돌려받을 계좌를 여쭤보려고 곧 연락드릴게요.'];
  return [
    order.method === virtualAccount
      ? '알려 주신 계좌로 돈을 보내 드려요.'
      : '결제한 수단으로 돈을 돌려드려요. 카드는 카드사에 따라 며칠 걸릴 수 있어요.',
  ];
};

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
const cancellationMail = (of: OrderParticulars, heading: string): MailWords =>
  orderMail(of, {
    heading,
    paragraphs: of.cancellation ? [...apology(of.cancellation), ...refundWords(of.order, of.cancellation)] : [],
    facts: of.cancellation ? cancellationFacts(of.order, of.cancellation) : [],
  });

const kindWords: Readonly<Record<ClaimKind, string>> = { cancel: '취소', return: '반품', exchange: '교환' };
const claimWord = ({ claim }: OrderParticulars) => kindWords[claim?.kind ?? 'cancel'];
const claimSteps: Readonly<Record<ClaimKind, readonly string[]>> = {
  cancel: ['이미 포장을 시작해서 보낼 수 있는지 먼저 확인할게요. 결과를 곧 알려 드려요.'],
  return: ['상품을 받아 확인한 뒤 영업일 3일 안에 돈을 돌려드려요.'],
  exchange: ['상품을 받아 확인한 뒤 바꿔 보내 드려요.'],
};
const feeWords = ({ claim }: OrderParticulars): readonly string[] => {
  if (!claim || claim.fee === 0) return [];
  return [
    claim.kind === 'exchange'
      ? `왕복 배송비 ${won(claim.fee)}은 고객님이 부담해요. 내는 방법을 따로 안내해 드릴게요.`
      : `반품 배송비 ${won(claim.fee)}을 뺀 금액을 돌려드려요.`,
  ];
};
const claimFacts = ({ order, claim }: OrderParticulars): Facts =>
  claim ? [...partFacts(order, claim.parts), ['사유', cancelReasons[claim.reason]]] : [];

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
  'order-shipped': (of) => {
    const more = of.order.lines.some((line) => unsentOf(of.order, line) > 0);
    return orderMail(of, {
      heading: more ? '상품의 일부를 보냈어요' : '상품을 보냈어요',
      paragraphs: [
        '택배사에 맡겼어요. 곧 받아 보실 수 있어요.',
        ...(more ? ['나머지는 준비되는 대로 따로 보내 드려요.'] : []),
      ],
      facts: [...parcelFacts(of), ...addressFacts(of.order)],
    });
  },
  'order-delivered': (of) =>
    orderMail(of, {
      heading: '상품이 도착했어요',
      paragraphs: [
        '받은 상품을 확인해 주세요. 상품에 문제가 있거나 마음이 바뀌었다면 주문에서 반품이나 교환을 신청할 수 있어요.',
        '받지 못했다면 주문에서 알려 주세요.',
      ],
      facts: parcelFacts(of),
    }),
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
      paragraphs: [`사유: ${declineReasons[of.claim?.answer ?? 'other']}`, '궁금한 점은 고객센터로 연락해 주세요.'],
      facts: claimFacts(of),
    }),
  'order-exchanged': (of) =>
    orderMail(of, {
      heading: '바꿔 보낼 상품을 준비하고 있어요',
      paragraphs: ['보내 드리면 운송장 번호를 다시 알려 드릴게요.'],
      facts: claimFacts(of),
    }),
  'order-expired': (of) =>
    orderMail(of, {
      heading: '입금 기한이 지나 주문이 취소되었어요',
      paragraphs: ['아직 필요하시다면 다시 주문해 주세요.'],
    }),
};
