import type { Order } from '@maru/contracts/shop/order/order.views';
import { FactList } from '../../design/fact-list.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { formatPhone } from '../../format/phone.ts';
import { useShopTermsQuery } from '../item/shop-terms.api.ts';
import { isPickup } from './pickup-words.ts';
import { ChangeAddress, type ChangeAddressProps } from './address-dialog.tsx';

const addressOf = ({ postcode, address, detail }: Order) =>
  `(${postcode}) ${[address, detail].filter((part) => part).join(' ')}`;

const factsOf = (order: Order, hours = '') => [
  ...(order.terms.pickup ? [{ label: '찾는 곳', value: order.terms.pickup }] : []),
  ...(order.terms.pickup && hours ? [{ label: '찾는 시간', value: hours }] : []),
  { label: '받는 사람', value: order.recipient },
  { label: '휴대폰', value: formatPhone(order.phone) },
  { label: '이메일', value: order.email },
  ...(order.address ? [{ label: '주소', value: addressOf(order) }] : []),
  ...(order.note ? [{ label: '요청 사항', value: order.note }] : []),
];

/** Who gets it and where. */
export const OrderRecipient = (props: ChangeAddressProps) => {
  const { data: terms } = useShopTermsQuery();
  const { order } = props;
  return (
    <SectionCard title={isPickup(order) ? '픽업 정보' : order.address ? '배송 정보' : '주문자 정보'}>
      <FactList facts={factsOf(order, terms?.delivery.pickup_hours)} />
      <ChangeAddress {...props} />
    </SectionCard>
  );
};
