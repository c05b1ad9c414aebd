import type { OwnAlert } from '@maru/contracts/shop/price-alert/price-alert.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { SectionCard } from '../../design/section-card.tsx';
import { won } from '../../format/number.ts';
import { ItemPicture } from '../item/item-picture.public.tsx';
import { useCancelRestockMutation } from '../restock/restock.api.ts';
import { useCancelPriceAlertMutation, useMyAlertsQuery } from './price-alert.api.ts';

const sentenceOf = ({ option, price }: OwnAlert) =>
  price === null ? `${option ?? '옵션'} 다시 들어오면` : `${won(price)}보다 싸지면`;
const row = {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gap: 1.5,
  alignItems: 'center',
  py: 1,
} as const;

const Row = ({ alert, onCancel }: { readonly alert: OwnAlert; readonly onCancel: () => void }) => (
  <Box component="li" sx={row}>
    <ItemPicture image={alert.image} alt="" />
    <Box sx={{ minWidth: 0 }}>
      <Box
        component={Link}
        to={`/shop/${alert.item_id}`}
        sx={{ color: 'inherit', fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {alert.name}
      </Box>
      <Box sx={{ fontSize: 14, color: 'text.secondary' }}>{sentenceOf(alert)}</Box>
    </Box>
    <Button color="inherit" aria-label={`${alert.name} ${sentenceOf(alert)} 알림 취소`} onClick={onCancel}>
      취소
    </Button>
  </Box>
);

/** What one waits for: options that are sold out, and lower prices. */
export const OwnAlerts = () => {
  const { data: alerts = [] } = useMyAlertsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [cancelRestock] = useCancelRestockMutation();
  const [cancelPrice] = useCancelPriceAlertMutation();
  if (alerts.length === 0) return null;
  const cancel = ({ item_id: id, option_id }: OwnAlert) =>
    void (option_id === null ? cancelPrice(id) : cancelRestock({ id, option_id }));
  return (
    <SectionCard title="기다리는 상품" text="때가 되면 메일로 한 번 알려 드려요.">
      <Box component="ul" aria-label="기다리는 상품" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {alerts.map((alert) => (
          <Row key={`${alert.item_id} ${alert.option_id}`} alert={alert} onCancel={() => cancel(alert)} />
        ))}
      </Box>
    </SectionCard>
  );
};
