import { postcode as wholePostcode } from '@maru/contracts/shop/order/order.fields';
import type { Quote } from '@maru/contracts/shop/order/order.quote';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SectionCard } from '../../../design/section-card.tsx';
import { won } from '../../../format/number.ts';
import { arrivalWords } from '../../item/delivery-words.public.ts';
import { type ShopTerms, useShopTermsQuery } from '../../item/shop-terms.api.ts';
import type { CheckoutFields } from './checkout-fields.ts';

const areaWords = ({ area, remote }: Quote['delivery']) =>
  area === null ? '' : `${area} 지역은 택배사가 배나 비행기로 한 번 더 실어 보내서 ${won(remote)}이 더 들어요.`;

const fetchWords = ({ pickup_hours: hours }: ShopTerms['delivery']) =>
  `${hours === '' ? '' : `${hours}에 찾을 수 있어요. `}준비되면 알려 드려요. 배송비가 없고, 주문번호를 보여 주면 받을 수 있어요.`;

/** What was chosen before is kept, although nothing can be fetched any more: then it is sent. */
const useOfferedOnly = (place: string | undefined) => {
  const { control, setValue } = useFormContext<CheckoutFields>();
  const pickup = useWatch({ control, name: 'pickup' });
  useEffect(() => {
    if (pickup && place === '') setValue('pickup', false);
  }, [pickup, place, setValue]);
  return pickup;
};

/** How goods get to their buyer, and when; nothing where there is nothing to send. */
export const ReceiveChoice = ({ quote: { sent, delivery } }: { readonly quote: Quote }) => {
  const { setValue, getValues } = useFormContext<CheckoutFields>();
  const { data: terms } = useShopTermsQuery();
  const [now] = useState(Date.now);
  const place = terms?.delivery.pickup;
  const pickup = useOfferedOnly(place);
  if (!terms || !(sent || delivery.pickup)) return null;
  const choose = (fetched: boolean) => {
    setValue('pickup', fetched);
    // Half a postcode would keep an order from being placed that needs none.
    if (fetched && !wholePostcode.safeParse(getValues('postcode')).success) setValue('postcode', '');
  };
  return (
    <SectionCard title="받는 방법">
      {place === '' ? null : (
        <ToggleButtonGroup
          exclusive
          fullWidth
          value={pickup}
          aria-label="받는 방법"
          onChange={(_, fetched: boolean | null) => fetched !== null && choose(fetched)}
          sx={{ mt: 2 }}
        >
          <ToggleButton value={false}>택배로 받기</ToggleButton>
          <ToggleButton value>픽업</ToggleButton>
        </ToggleButtonGroup>
      )}
      <Box role="status" sx={{ mt: 1.5, display: 'grid', gap: 0.5 }}>
        <Typography sx={{ fontWeight: 600 }}>{delivery.pickup ? place : arrivalWords(terms.delivery, now)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {delivery.pickup ? fetchWords(terms.delivery) : areaWords(delivery)}
        </Typography>
      </Box>
    </SectionCard>
  );
};
