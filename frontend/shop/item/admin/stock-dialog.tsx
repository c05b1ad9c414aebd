import type { ItemOption } from '@maru/contracts/shop/item/item.views';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { number } from '../../../format/number.ts';
import { FormDialog } from '../../../design/form-dialog.tsx';
import { useAdjustStockMutation } from './item-admin.api.ts';
import { type DraftErrors, errorsOfMove } from './item-draft.ts';
import { WholeNumberField } from '../../../design/whole-number-field.tsx';

export interface StockDialogProps {
  readonly itemId: string;
  readonly option: ItemOption;
  readonly onClose: () => void;
}

const reasons = { more: '입고', less: '파손' } as const;
type Way = keyof typeof reasons;

/** Moves the stock by hand, with the reason. */
export const StockDialog = ({ itemId, option, onClose }: StockDialogProps) => {
  const [way, setWay] = useState<Way>('more');
  const [pieces, setPieces] = useState<number | null>(null);
  const [reason, setReason] = useState<string>(reasons.more);
  const [errors, setErrors] = useState<DraftErrors>({});
  const [adjust, { isLoading }] = useAdjustStockMutation();
  const by = way === 'more' ? Number(pieces) : -Number(pieces);
  const stock = Number(option.stock);
  const submit = async () => {
    const found = errorsOfMove(option, by, reason);
    setErrors(found);
    if (
      Object.keys(found).length === 0 &&
      (await adjust({ id: itemId, option: option.id, by, reason: reason.trim() })).data
    )
      onClose();
  };
  const turn = (wanted: Way | null) => {
    if (!wanted) return;
    setWay(wanted);
    if (reason === reasons[way]) setReason(reasons[wanted]);
  };
  return (
    <FormDialog
      title={`‘${option.name}’ 재고`}
      confirm="재고 조정"
      busy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          value={way}
          aria-label="늘리거나 줄이기"
          onChange={(_, wanted: Way | null) => turn(wanted)}
        >
          <ToggleButton value="more">늘리기</ToggleButton>
          <ToggleButton value="less">줄이기</ToggleButton>
        </ToggleButtonGroup>
        <WholeNumberField
          required
          label="개수"
          unit="개"
          value={pieces}
          onChange={setPieces}
          error={errors['pieces']}
        />
        <TextField
          required
          label="이유"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={errors['reason'] !== undefined}
          helperText={errors['reason'] ?? '재고 기록에 남아요.'}
        />
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {number(stock)}개 → {number(stock + by)}개
        </Typography>
      </Stack>
    </FormDialog>
  );
};
