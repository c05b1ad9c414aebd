import { type ItemState, itemStates } from '@maru/contracts/shop/item/item.fields';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useDispatch } from '../../../kernel/state/hooks.ts';
import { offerAction } from '../../../kernel/snackbar/snackbar.slice.ts';
import { SectionCard } from '../../../design/section-card.tsx';
import { useChangeItemStateMutation } from './item-admin.api.ts';
import { itemStateWords as stateLabels } from '@maru/contracts/shop/item/item.table.words';

const meaning: Readonly<Record<ItemState, string>> = {
  onSale: '누구나 보고 살 수 있어요.',
  soldOut: '보이지만 살 수 없어요.',
  hidden: '관리자만 볼 수 있어요.',
};

/** Whether people see it and can buy it. */
export const ItemStateSwitch = ({
  item: { id, state, notice },
}: {
  item: Pick<ItemDocument, 'id' | 'state' | 'notice'>;
}) => {
  const dispatch = useDispatch();
  const [changeState, { isLoading }] = useChangeItemStateMutation();
  const change = async (wanted: ItemState) => {
    const { data } = await changeState({ id, state: wanted });
    if (data)
      dispatch(
        offerAction(`‘${stateLabels[wanted]}’(으)로 바꿨어요.`, {
          label: '실행 취소',
          run: () => void changeState({ id, state }),
        }),
      );
  };
  return (
    <SectionCard
      title="판매 상태"
      text={notice ? meaning[state] : `${meaning[state]} 상품정보제공고시를 적어야 판매할 수 있어요.`}
    >
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={state}
        disabled={isLoading}
        aria-label="판매 상태"
        onChange={(_, wanted: ItemState | null) => wanted && void change(wanted)}
        sx={{ mt: 2 }}
      >
        {itemStates.map((one) => (
          <ToggleButton key={one} value={one} disabled={one === 'onSale' && !notice}>
            {stateLabels[one]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </SectionCard>
  );
};
