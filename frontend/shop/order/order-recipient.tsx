import type { Order } from '@maru/contracts/shop/order/order.views';
import { FactList } from '../../design/fact-list.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { formatPhone } from '../../format/phone.ts';
import { ChangeAddress, type ChangeAddressProps } from './address-dialog.tsx';

const addressOf = ({ postcode, address, detail }: Order) =>
  `(${postcode}) ${[address, detail].filter((part) => part).join(' ')}`;

const factsOf = (order: Order) => [
  { label: '받는 사람', value: order.recipient },
  { label: '휴대폰', value: formatPhone(order.phone) },
  { label: '이메일', value: order.email },
  ...(order.address ? [{ label: '주소', value: addressOf(order) }] : []),
  ...(order.note ? [{ label: '요청 사항', value: order.note }] : []),
];

/** Who gets it and where. */
export const OrderRecipient = (props: ChangeAddressProps) => (
  <SectionCard title={props.order.address ? '배송 정보' : '주문자 정보'}>
    <FactList facts={factsOf(props.order)} />
    <ChangeAddress {...props} />
  </SectionCard>
);
