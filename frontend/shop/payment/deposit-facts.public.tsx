import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import type { Deposit } from '@maru/contracts/shop/payment/payment.fields';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { fullDate } from '../../format/seoul-moment.ts';
import { won } from '../../format/number.ts';
import { FactList } from '../../design/fact-list.tsx';

export interface DepositFactsProps {
  readonly deposit: Deposit;
  /** Won. */
  readonly total: number;
  /** The order's, where the screen does not say it elsewhere. */
  readonly number?: string;
}

/** Where to send how much, until when. */
export const DepositFacts = ({ deposit: { bank, account, due }, total, number }: DepositFactsProps) => {
  const dispatch = useDispatch();
  const copy = () =>
    navigator.clipboard.writeText(account).then(
      () => dispatch(snackbarShown('계좌번호를 복사했어요.')),
      () => dispatch(snackbarShown('복사하지 못했어요. 직접 적어 주세요.')),
    );
  return (
    <Box sx={{ p: 2.5, textAlign: 'left', borderRadius: 1, bgcolor: 'surface.sunken' }}>
      <FactList
        facts={[
          { label: '입금할 금액', value: won(total), strong: true },
          { label: '은행', value: bank },
          { label: '계좌번호', value: account, strong: true },
          { label: '입금 기한', value: fullDate(Date.parse(due)) },
          ...(number === undefined ? [] : [{ label: '주문번호', value: number }]),
        ]}
      />
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<ContentCopyRounded />}
        onClick={() => void copy()}
        sx={{ mt: 2 }}
      >
        계좌번호 복사
      </Button>
    </Box>
  );
};
