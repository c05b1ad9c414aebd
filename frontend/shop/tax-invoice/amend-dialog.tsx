import { approval } from '@maru/contracts/shop/tax-invoice/tax-invoice.commands';
import { type AmendReason, amendReason } from '@maru/contracts/shop/tax-invoice/tax-invoice.events';
import { amendReasons } from '@maru/contracts/shop/tax-invoice/tax-invoice-mail.words';
import type { ManagedTaxInvoice } from '@maru/contracts/shop/tax-invoice/tax-invoice.table';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import { won } from '../../format/number.ts';
import { seoulDate } from '../../format/seoul-moment.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useAmendTaxInvoiceMutation } from './tax-invoice.api.ts';

interface AmendDialogProps {
  readonly invoice: ManagedTaxInvoice;
  readonly onClose: () => void;
}

/** 수정세금계산서: issued at 홈택스, and written down here. */
export const AmendDialog = ({ invoice: { id, to_amend, amend_reason }, onClose }: AmendDialogProps) => {
  const dispatch = useDispatch();
  const [typed, setTyped] = useState('');
  const [on, setOn] = useState(() => seoulDate(Date.now()));
  const [reason, setReason] = useState<AmendReason>(amend_reason);
  const [isWrong, setWrong] = useState(false);
  const [amend, { isLoading }] = useAmendTaxInvoiceMutation();
  const submit = async () => {
    const read = approval.safeParse(typed);
    setWrong(!read.success);
    if (!read.success || (await amend({ id, approval: read.data, on, reason, ...to_amend })).error) return;
    dispatch(snackbarShown('수정 발행한 것으로 적고 메일로 알렸어요.'));
    onClose();
  };
  return (
    <FormDialog
      title="수정세금계산서를 발행했나요?"
      confirm="수정 발행 완료"
      width="xs"
      complete={typed.trim() !== '' && on !== ''}
      busy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>합계 -{won(to_amend.total)}으로 발행해 주세요.</Typography>
        <TextField
          select
          label="수정 사유"
          value={reason}
          onChange={({ target }) => setReason(amendReason.parse(target.value))}
          slotProps={{ select: { native: true } }}
        >
          {amendReason.options.map((one) => (
            <option key={one} value={one}>
              {amendReasons[one]}
            </option>
          ))}
        </TextField>
        <TextField
          autoFocus
          required
          label="수정 승인번호"
          value={typed}
          error={isWrong}
          helperText={isWrong ? '홈택스의 승인번호 24자리를 확인해 주세요.' : '당초 승인번호가 아니라 새 승인번호예요.'}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 40 } }}
        />
        <TextField
          required
          type="date"
          label="작성일"
          helperText="환입·해제·변동이 있었던 날이에요."
          value={on}
          onChange={({ target }) => setOn(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Stack>
    </FormDialog>
  );
};
