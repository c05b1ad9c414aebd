import { useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { type ReceiptOrder, useAskCashReceiptMutation } from './cash-receipt.api.ts';
import {
  CashReceiptField,
  readCashReceipt,
  type TypedCashReceipt,
} from '../order-receipt/cash-receipt-field.public.tsx';

interface AskReceiptDialogProps {
  readonly of: ReceiptOrder;
  readonly onClose: () => void;
}

/** To which number the receipt is to be written. */
export const AskReceiptDialog = ({ of, onClose }: AskReceiptDialogProps) => {
  const dispatch = useDispatch();
  const [typed, setTyped] = useState<TypedCashReceipt>({ use: 'income', number: '' });
  const [error, setError] = useState<string>();
  const [ask, { isLoading }] = useAskCashReceiptMutation();
  const submit = async () => {
    const read = readCashReceipt(typed);
    if ('error' in read) return setError(read.error);
    if (!read.cash_receipt || (await ask({ ...of, cash_receipt: read.cash_receipt })).error) return;
    dispatch(snackbarShown('현금영수증을 신청했어요.'));
    onClose();
  };
  return (
    <FormDialog
      title="현금영수증 신청"
      confirm="신청"
      complete={typed.number !== ''}
      busy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <CashReceiptField
        optional={false}
        value={typed}
        error={error}
        onChange={(next) => {
          setTyped(next);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
};
