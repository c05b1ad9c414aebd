import type { MailWords } from '../../kernel/site.words.ts';
import { type Facts, type OrderParticulars, partFacts } from './order-mail.facts.ts';
import type { OrderFacts } from './order.fold.ts';
import { unsentOf } from './order.pieces.ts';
import { isFetched } from './parcel.fields.ts';

export type ParcelParticulars = Pick<OrderParticulars, 'order' | 'parcel' | 'hours'>;
type Words = Pick<MailWords, 'heading' | 'paragraphs' | 'facts'>;

export const addressFacts = ({ recipient, postcode, address, detail }: OrderFacts): Facts =>
  address === ''
    ? []
    : [
        ['받는 분', recipient],
        ['주소', `(${postcode}) ${address} ${detail}`.trim()],
      ];

const carrierFacts = ({ order, parcel }: ParcelParticulars): Facts =>
  parcel && !isFetched(parcel)
    ? [['택배사', parcel.courier], ['운송장 번호', parcel.tracking], ...partFacts(order, parcel.parts)]
    : partFacts(order, parcel?.parts ?? []);
const hasMore = ({ order }: ParcelParticulars) => order.lines.some((line) => unsentOf(order, line) > 0);

export const shippedWords = (of: ParcelParticulars): Words => ({
  heading: hasMore(of) ? '상품의 일부를 보냈어요' : '상품을 보냈어요',
  paragraphs: [
    '택배사에 맡겼어요. 곧 받아 보실 수 있어요.',
    ...(hasMore(of) ? ['나머지는 준비되는 대로 따로 보내 드려요.'] : []),
  ],
  facts: [...carrierFacts(of), ...addressFacts(of.order)],
});

export const readyWords = (of: ParcelParticulars): Words => ({
  heading: hasMore(of) ? '상품의 일부가 준비됐어요. 찾으러 오세요' : '상품이 준비됐어요. 찾으러 오세요',
  paragraphs: ['오실 때 주문번호를 보여 주세요.', ...(hasMore(of) ? ['나머지는 준비되는 대로 다시 알려 드려요.'] : [])],
  facts: [
    ['찾는 곳', of.order.terms.pickup ?? ''],
    ...(of.hours === '' ? [] : [['찾을 수 있는 시간', of.hours] as const]),
    ...carrierFacts(of),
  ],
});

const afterwards =
  '받은 상품을 확인해 주세요. 상품에 문제가 있거나 마음이 바뀌었다면 주문에서 반품이나 교환을 신청할 수 있어요.';
export const arrivedWords = (of: ParcelParticulars): Words =>
  of.parcel && isFetched(of.parcel)
    ? { heading: '상품을 찾아가셨어요', paragraphs: [afterwards], facts: carrierFacts(of) }
    : {
        heading: '상품이 도착했어요',
        paragraphs: [afterwards, '받지 못했다면 주문에서 알려 주세요.'],
        facts: carrierFacts(of),
      };
