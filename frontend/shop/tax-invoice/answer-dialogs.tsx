import { approval } from '@maru/contracts/shop/tax-invoice/tax-invoice.commands';
import { type DeclineReason, declineReason } from '@maru/contracts/shop/tax-invoice/tax-invoice.events';
import { declineReasons } from '@maru/contracts/shop/tax-invoice/tax-invoice-mail.words';
import type { ManagedTaxInvoice } from '@maru/contracts/shop/tax-invoice/tax-invoice.table';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import { ReasonDialog } from '../../design/reason-dialog.tsx';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { won } from '../../format/number.ts';
import { seoulDate } from '../../format/seoul-moment.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDeclineTaxInvoiceMutation, useIssueTaxInvoiceMutation } from './tax-invoice.api.ts';

interface AnswerProps {
  readonly invoice: ManagedTaxInvoice;
  readonly onClose: () => void;
}

/** Issued at 홈택스 or a provider of electronic tax invoices, and written down here. */
export const IssueDialog = ({ invoice, onClose }: AnswerProps) => {
  const dispatch = useDispatch();
  const [typed, setTyped] = useState('');
  const [on, setOn] = useState(() => seoulDate(invoice.paid_at));
  // It was issued for what the list said, whatever has gone back since.
  const [{ total, free }] = useState(invoice.sums);
  const [isWrong, setWrong] = useState(false);
  const [issue, { isLoading }] = useIssueTaxInvoiceMutation();
  const submit = async () => {
    const read = approval.safeParse(typed);
    setWrong(!read.success);
    if (!read.success || (await issue({ id: invoice.id, approval: read.data, on, total, free })).error) return;
    dispatch(snackbarShown('발행한 것으로 적고 메일로 알렸어요.'));
    onClose();
  };
  return (
    <FormDialog
      title="세금계산서를 발행했나요?"
      confirm="발행 완료"
      width="xs"
      complete={typed.trim() !== '' && on !== '' && total > 0}
      busy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          합계 {won(total)}
          {free === 0 ? '' : `(이 가운데 면세 ${won(free)})`}으로 발행한 것으로 적어요.
        </Typography>
        <TextField
          autoFocus
          required
          label="승인번호"
          value={typed}
          error={isWrong}
          helperText={
            isWrong ? '홈택스의 승인번호 24자리를 확인해 주세요.' : '홈택스에서 발행한 뒤 승인번호를 적어 주세요.'
          }
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 40 } }}
        />
        <TextField
          required
          type="date"
          label="작성일"
          value={on}
          onChange={({ target }) => setOn(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Stack>
    </FormDialog>
  );
};

const noteFor = (reason: DeclineReason) => ({
  label: reason === 'other' ? '설명' : '설명 (선택)',
  required: reason === 'other',
  helperText: '신청한 사람이 메일에서 읽어요.',
  maxLength: 300,
});

export const DeclineDialog = ({ invoice, onClose }: AnswerProps) => {
  const dispatch = useDispatch();
  const [decline, { isLoading }] = useDeclineTaxInvoiceMutation();
  return (
    <ReasonDialog
      title="발행하지 못하나요?"
      confirm="거절"
      destructive
      reasonLabel="사유"
      reasons={declineReason.options.map((one) => [one, declineReasons[one]] as const)}
      note={noteFor}
      busy={isLoading}
      onAnswer={async (answer) => {
        if ((await decline({ id: invoice.id, ...answer })).error) return;
        dispatch(snackbarShown('신청을 거절하고 메일로 알렸어요.'));
        onClose();
      }}
      onClose={onClose}
    />
  );
};
