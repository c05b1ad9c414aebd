import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { snackbarShown } from '../../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../../kernel/state/hooks.ts';
import { duplicateOf } from './duplicate-item.ts';
import { useAddItemMutation } from './item-admin.api.ts';

/** One command makes the copy, so there is never half of one. */
export const DuplicateButton = ({ item }: { item: ItemDocument }) => {
  const [add, { isLoading }] = useAddItemMutation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const duplicate = async () => {
    const { data } = await add(duplicateOf(item));
    if (!data) return;
    dispatch(snackbarShown('복제했어요. 숨김 상태이고, 재고는 0개예요.'));
    await navigate(`/adm/item/${data.id}`);
  };
  return (
    <Button color="inherit" loading={isLoading} onClick={() => void duplicate()}>
      복제
    </Button>
  );
};
