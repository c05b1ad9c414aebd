import type { Item, ShownOption } from '@maru/contracts/shop/item/item.cards';
import NotificationsActiveRounded from '@mui/icons-material/NotificationsActiveRounded';
import NotificationsRounded from '@mui/icons-material/NotificationsRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { loginPath } from '../../kernel/session/return-url.ts';
import { useLoggedIn } from '../../kernel/session/use-session.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useAskRestockMutation, useCancelRestockMutation, useMyRestockQuery } from './restock.api.ts';

/** What cannot be had now. */
const soldOut = ({ state, options }: Pick<Item, 'state' | 'options'>) =>
  state === 'soldOut' ? options : options.filter(({ available }) => available === 0);

interface OneProps {
  readonly itemId: string;
  readonly option: ShownOption;
  readonly waits: boolean;
}

const One = ({ itemId, option: { id, name }, waits }: OneProps) => {
  const loggedIn = useLoggedIn();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [ask, asking] = useAskRestockMutation();
  const [cancel, cancelling] = useCancelRestockMutation();
  const change = async () => {
    if (!loggedIn) return void navigate(loginPath(`/shop/${itemId}`));
    const { error } = await (waits ? cancel : ask)({ id: itemId, option_id: id });
    if (!error)
      dispatch(snackbarShown(waits ? '재입고 알림을 취소했어요.' : '다시 들어오면 메일로 한 번 알려 드릴게요.'));
  };
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: 1, minWidth: 0, fontSize: 15, color: 'text.secondary' }}>{name} 품절</Box>
      <Button
        variant="outlined"
        color={waits ? 'primary' : 'inherit'}
        startIcon={waits ? <NotificationsActiveRounded /> : <NotificationsRounded />}
        aria-pressed={waits}
        aria-label={`${name} 재입고 알림`}
        loading={asking.isLoading || cancelling.isLoading}
        onClick={() => void change()}
      >
        {waits ? '알림 신청됨' : '재입고 알림'}
      </Button>
    </Box>
  );
};

/** For each choice that is sold out: one mail when it can be had again. */
export const RestockButtons = ({ item }: { item: Item }) => {
  const unavailable = soldOut(item);
  const { data: waits = [] } = useMyRestockQuery(item.id, { skip: !useLoggedIn() || unavailable.length === 0 });
  if (unavailable.length === 0) return null;
  return (
    <Box component="ul" aria-label="재입고 알림" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {unavailable.map((option) => (
        <One key={option.id} itemId={item.id} option={option} waits={waits.includes(option.id)} />
      ))}
    </Box>
  );
};
