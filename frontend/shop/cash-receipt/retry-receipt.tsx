import Button from '@mui/material/Button';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useRetryCashReceiptMutation } from './cash-receipt.api.ts';

/** Asks the provider again for what it refused. */
export const RetryReceipt = ({ id }: { readonly id: string }) => {
  const dispatch = useDispatch();
  const [retry, { isLoading }] = useRetryCashReceiptMutation();
  const again = async () => {
    if (!(await retry(id)).error) dispatch(snackbarShown('다시 요청했어요.'));
  };
  return (
    <Button variant="outlined" color="inherit" loading={isLoading} onClick={() => void again()}>
      다시 요청하기
    </Button>
  );
};
