import type { Order } from '@maru/contracts/shop/order/order.views';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { fullDate } from '../../format/format.ts';
import { won } from '../../format/number.ts';
import { FactList } from '../../design/fact-list.tsx';

/** Where the money for an order is to be sent, while it waits for that. */
export const OrderDeposit = ({
  order: { deposit, amounts, status },
}: {
  readonly order: Pick<Order, 'deposit' | 'amounts' | 'status'>;
}) => {
  const dispatch = useDispatch();
  if (deposit === null || status !== 'awaitingPayment') return null;
  const copy = () =>
    navigator.clipboard.writeText(deposit.account).then(
      () => dispatch(snackbarShown('계좌번호를 복사했어요.')),
      () => dispatch(snackbarShown('복사하지 못했어요. 직접 적어 주세요.')),
    );
  return (
    <Box sx={{ mt: 2, p: 2, borderRadius: 1, bgcolor: 'surface.sunken' }}>
      <FactList
        facts={[
          { label: '은행', value: deposit.bank },
          { label: '계좌번호', value: deposit.account, strong: true },
          { label: '금액', value: won(amounts.total), strong: true },
          { label: '입금 기한', value: fullDate(Date.parse(deposit.due)) },
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
