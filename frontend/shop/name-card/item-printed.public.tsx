import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SectionCard } from '../../design/section-card.tsx';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useSetItemPrintedMutation } from './name-card.api.ts';

/** Whether an item is printed from what its buyer fills in; orders from now on ask for it. */
export const ItemPrinted = ({ item: { id, terms } }: { readonly item: Pick<ItemDocument, 'id' | 'terms'> }) => {
  const dispatch = useDispatch();
  const [set, { isLoading }] = useSetItemPrintedMutation();
  const change = async (printed: boolean) => {
    if ((await set({ ...terms, id, printed })).error) return;
    dispatch(snackbarShown(printed ? '주문을 받으면 시안부터 만들어요.' : '시안 없이 보내는 상품으로 바꿨어요.'));
  };
  return (
    <SectionCard title="주문 제작 (명함)" text="구매자가 내용을 적고 시안을 승인한 뒤에 인쇄해요.">
      <FormControlLabel
        sx={{ mt: 1 }}
        control={
          <Switch checked={terms.printed === true} disabled={isLoading} onChange={(_, next) => void change(next)} />
        }
        label="시안을 확인하고 인쇄하는 상품"
      />
    </SectionCard>
  );
};
