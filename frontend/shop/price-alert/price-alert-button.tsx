import type { Item } from '@maru/contracts/shop/item/item.cards';
import NotificationsActiveRounded from '@mui/icons-material/NotificationsActiveRounded';
import NotificationsRounded from '@mui/icons-material/NotificationsRounded';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { loginPath } from '../../kernel/session/return-url.ts';
import { useLoggedIn } from '../../kernel/session/use-session.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useAskPriceAlertMutation, useCancelPriceAlertMutation, useMyPriceAlertQuery } from './price-alert.api.ts';

/** One mail when the item costs less than it does now. */
export const PriceAlertButton = ({ item: { id, price } }: { item: Pick<Item, 'id' | 'price'> }) => {
  const loggedIn = useLoggedIn();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { data } = useMyPriceAlertQuery(id, { skip: !loggedIn });
  const [ask, asking] = useAskPriceAlertMutation();
  const [cancel, cancelling] = useCancelPriceAlertMutation();
  const waits = typeof data?.price === 'number';
  const change = async () => {
    if (!loggedIn) return void navigate(loginPath(`/shop/${id}`));
    const { error } = await (waits ? cancel(id) : ask({ id, price }));
    if (!error)
      dispatch(snackbarShown(waits ? '가격 알림을 취소했어요.' : '지금보다 싸지면 메일로 한 번 알려 드릴게요.'));
  };
  if (price === 0) return null;
  return (
    <Button
      size="small"
      color={waits ? 'primary' : 'inherit'}
      startIcon={waits ? <NotificationsActiveRounded /> : <NotificationsRounded />}
      aria-pressed={waits}
      loading={asking.isLoading || cancelling.isLoading}
      onClick={() => void change()}
      sx={{ minHeight: 44, mt: 0.5, color: waits ? undefined : 'text.secondary' }}
    >
      {waits ? '가격 알림 신청됨' : '가격 알림 받기'}
    </Button>
  );
};
