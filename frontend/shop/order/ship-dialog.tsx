import { couriers } from '@maru/contracts/shop/order/couriers';
import type { Order } from '@maru/contracts/shop/order/order.views';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useShipOrderMutation } from './order-admin.api.ts';

/** Remembered, so that a shop with one carrier chooses it once. */
let lastCourier: string = couriers[0].name;

/** By which carrier an order goes, and under which number. */
export const ShipDialog = ({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) => {
  const dispatch = useDispatch();
  const [courier, setCourier] = useState(lastCourier);
  const [tracking, setTracking] = useState('');
  const [ship, { isLoading }] = useShipOrderMutation();
  const submit = async () => {
    const { error } = await ship({ id: order.id, courier, tracking: tracking.trim() });
    if (error) return;
    lastCourier = courier;
    onClose();
    dispatch(snackbarShown('보낸 것으로 적었어요.'));
  };
  return (
    <FormDialog
      title="어떻게 보냈나요?"
      confirm="발송"
      dismiss="닫기"
      width="xs"
      complete={tracking.trim() !== ''}
      busy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>{`${order.recipient} 님께 송장 번호를 알려 드려요.`}</Typography>
        <TextField
          select
          label="택배사"
          value={courier}
          onChange={({ target }) => setCourier(target.value)}
          slotProps={{ select: { native: true } }}
        >
          {couriers.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </TextField>
        <TextField
          autoFocus
          required
          label="송장 번호"
          value={tracking}
          onChange={({ target }) => setTracking(target.value)}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 40, inputMode: 'numeric' } }}
        />
      </Stack>
    </FormDialog>
  );
};
