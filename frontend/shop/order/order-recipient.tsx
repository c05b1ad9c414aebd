import { trackingAddress } from '@maru/contracts/shop/order/couriers';
import type { Order } from '@maru/contracts/shop/order/order.views';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Button from '@mui/material/Button';
import { SectionCard } from '../../design/section-card.tsx';
import { formatPhone } from '../../format/phone.ts';
import { FactList } from '../../design/fact-list.tsx';

const addressOf = ({ postcode, address, detail }: Order) =>
  `(${postcode}) ${[address, detail].filter((part) => part).join(' ')}`;

const factsOf = (order: Order) => [
  { label: '받는 사람', value: order.recipient },
  { label: '휴대폰', value: formatPhone(order.phone) },
  { label: '이메일', value: order.email },
  ...(order.address ? [{ label: '주소', value: addressOf(order) }] : []),
  ...(order.note ? [{ label: '요청 사항', value: order.note }] : []),
  ...(order.delivery ? [{ label: '택배', value: `${order.delivery.courier} ${order.delivery.tracking}` }] : []),
];

/** Who gets it and where, and how to follow it on its way. */
export const OrderRecipient = ({ order }: { readonly order: Order }) => {
  const following = order.delivery && trackingAddress(order.delivery);
  return (
    <SectionCard title={order.address ? '배송 정보' : '주문자 정보'}>
      <FactList facts={factsOf(order)} />
      {following ? (
        <Button
          href={following}
          target="_blank"
          rel="noreferrer"
          variant="outlined"
          color="inherit"
          endIcon={<OpenInNewRounded />}
          sx={{ mt: 2 }}
        >
          배송 조회
        </Button>
      ) : null}
    </SectionCard>
  );
};
