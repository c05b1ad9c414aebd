import { heldOf } from '@maru/contracts/shop/order/order.parts';
import type { Order } from '@maru/contracts/shop/order/order.views';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FactList } from '../../design/fact-list.tsx';
import { FormDialog } from '../../design/form-dialog.tsx';
import { Notice } from '../../design/notice.tsx';
import { WholeNumberField } from '../../design/whole-number-field.tsx';
import { number, won } from '../../format/number.ts';
import { adminReasons } from './claim-choice.ts';
import { ReasonField } from './reason-field.tsx';
import { taxFacts } from './tax-facts.ts';
import { useDeskStep } from './use-desk-step.ts';
import { pointsHeldOf, useRefund } from './use-refund.ts';

interface FilledProps {
  readonly order: Order;
  readonly filled: ReturnType<typeof useRefund>;
}

/** What each part still holds, and how much of it goes back. */
const Rows = ({ filled: { rows, typed, changePart, errors } }: Pick<FilledProps, 'filled'>) =>
  rows.map(({ part, label, held, isByHand }, at) => (
    <WholeNumberField
      key={part}
      label={label}
      unit="원"
      value={typed.parts.get(part) ?? null}
      onChange={(amount) => changePart(part, amount)}
      error={errors.parts[at]}
      hint={`${won(held)}까지${isByHand ? ' · 직접 받은 돈이라 직접 돌려줘야 해요' : ''}`}
    />
  ));

const Fields = ({ order, filled }: FilledProps) => {
  const { typed, change, taxFree, errors } = filled;
  return (
    <>
      <Rows filled={filled} />
      {pointsHeldOf(order) > 0 ? (
        <WholeNumberField
          label="돌려줄 포인트"
          unit="P"
          value={typed.points}
          onChange={(points) => change({ points })}
          error={errors.points}
          hint={`${number(pointsHeldOf(order))}P까지`}
        />
      ) : null}
      {order.amounts.tax_free > 0 ? (
        <WholeNumberField
          label="그중 면세"
          unit="원"
          value={taxFree}
          onChange={(amount) => change({ taxFree: amount })}
          error={errors.taxFree}
        />
      ) : null}
      <ReasonField reason={typed.reason} reasons={adminReasons} onChange={(reason) => change({ reason })} />
    </>
  );
};

/** What goes back: of the order, as the books want it, and beside it. */
const refundFacts = ({ refund, taxFree, beside: { paid, byHand } }: FilledProps['filled']) => [
  ...(refund > 0 || paid + byHand === 0 ? taxFacts(refund, taxFree) : []),
  ...(paid > 0 ? [{ label: '추가로 결제한 금액에서', value: won(paid) }] : []),
  ...(byHand > 0 ? [{ label: '직접 받은 금액에서', value: won(byHand) }] : []),
  ...(paid + byHand > 0 ? [{ label: '모두 돌려줄 금액', value: won(refund + paid + byHand), strong: true }] : []),
];

/** What can still go back after it, by what it is held for. */
const Left = ({ order, filled: { left, refund, besideLeft } }: FilledProps) => (
  <Box
    role="status"
    aria-label="환불하고 남는 금액"
    sx={{ px: 2, pb: 1.5, borderRadius: 1, bgcolor: 'surface.sunken' }}
  >
    <FactList
      money
      facts={[
        ...left.map(({ label, won: amount }) => ({ label, value: won(Math.max(0, amount)) })),
        { label: '환불하고 남는 금액', value: won(Math.max(0, heldOf(order) - refund + besideLeft)), strong: true },
      ]}
    />
  </Box>
);

/** Money given back while the goods stay with the buyer, by what it is for. */
export const RefundDialog = ({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) => {
  const { take, busy, errors: refused } = useDeskStep(order.id);
  const filled = useRefund(order);
  const submit = async () => {
    if (await take('refund', filled.body, '환불했어요.')) onClose();
  };
  const wrong = [...(filled.errors.refund ? [filled.errors.refund] : []), ...refused.map(({ message }) => message)];
  return (
    <FormDialog
      title="무엇을 얼마나 돌려줄까요?"
      confirm="환불하기"
      dismiss="닫기"
      complete={filled.complete}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          상품은 구매자에게 두고 돈만 돌려줘요. 여기서 돌려준 금액은 나중에 그 상품을 반품할 때 빼고 환불해요.
        </Typography>
        <Fields order={order} filled={filled} />
        {wrong.length > 0 ? (
          <Notice tone="red" role="alert">
            {wrong.join(' ')}
          </Notice>
        ) : null}
        <FactList facts={refundFacts(filled)} money />
        <Left order={order} filled={filled} />
      </Stack>
    </FormDialog>
  );
};
