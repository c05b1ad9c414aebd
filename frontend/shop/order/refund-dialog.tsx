import { shareOf } from '@maru/contracts/shop/order/order.amounts';
import { heldOf, taxFreeIn } from '@maru/contracts/shop/order/order.parts';
import { orderErrors } from '@maru/contracts/shop/order/order.words';
import type { Order } from '@maru/contracts/shop/order/order.views';
import type { CancelReason } from '@maru/contracts/shop/payment/payment.fields';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FactList } from '../../design/fact-list.tsx';
import { FormDialog } from '../../design/form-dialog.tsx';
import { Notice } from '../../design/notice.tsx';
import { WholeNumberField } from '../../design/whole-number-field.tsx';
import { won } from '../../format/number.ts';
import { adminReasons } from './claim-choice.ts';
import { ReasonField } from './reason-field.tsx';
import { taxFacts } from './tax-facts.ts';
import { useDeskStep } from './use-desk-step.ts';

/** The part without VAT that goes with a refund, unless somebody says otherwise: the order's own share. */
const usualTaxFree = (order: Order, refund: number) =>
  taxFreeIn(order, refund, shareOf(order.amounts.tax_free, refund, order.amounts.total));

/** As it is typed: null for nothing, `taxFree` undefined while nobody says otherwise. */
interface Typed {
  readonly refund: number | null;
  readonly points: number | null;
  readonly taxFree?: number | null;
  readonly reason: CancelReason;
}
interface Amounts {
  readonly refund: number;
  readonly points: number;
  readonly taxFree: number;
}
const amountsOf = (order: Order, { refund, points, taxFree }: Typed): Amounts => ({
  refund: refund ?? 0,
  points: points ?? 0,
  taxFree: taxFree === undefined ? usualTaxFree(order, refund ?? 0) : (taxFree ?? 0),
});
const pointsHeldOf = ({ amounts, points_back }: Order) => amounts.points - points_back;
const errorsOf = (order: Order, { refund, points, taxFree }: Amounts) => ({
  refund: refund > heldOf(order) ? orderErrors.refundTooMuch : undefined,
  points: points > pointsHeldOf(order) ? orderErrors.pointsTooMany : undefined,
  taxFree: taxFreeIn(order, refund, taxFree) === taxFree ? undefined : orderErrors.taxFreeWrong,
});

const useRefund = (order: Order) => {
  const [typed, setTyped] = useState<Typed>({ refund: null, points: null, reason: 'defective' });
  const amounts = amountsOf(order, typed);
  const { refund, points, taxFree } = amounts;
  const errors = errorsOf(order, amounts);
  const isWrong = Object.values(errors).some((error) => error !== undefined);
  return {
    typed,
    change: (changes: Partial<Typed>) => setTyped({ ...typed, ...changes }),
    amounts,
    errors,
    body: {
      refund,
      ...(points > 0 && { points }),
      ...(typed.taxFree !== undefined && { tax_free: taxFree }),
      reason: typed.reason,
    },
    complete: !isWrong && refund + points > 0,
  };
};

const Fields = ({ order, filled }: { readonly order: Order; readonly filled: ReturnType<typeof useRefund> }) => {
  const { typed, change, amounts, errors } = filled;
  return (
    <>
      <WholeNumberField
        label="환불 금액"
        unit="원"
        required
        value={typed.refund}
        onChange={(refund) => change({ refund })}
        error={errors.refund}
      />
      {order.amounts.tax_free > 0 ? (
        <WholeNumberField
          label="그중 면세"
          unit="원"
          value={amounts.taxFree}
          onChange={(taxFree) => change({ taxFree })}
          error={errors.taxFree}
        />
      ) : null}
      {pointsHeldOf(order) > 0 ? (
        <WholeNumberField
          label="돌려줄 포인트"
          unit="P"
          value={typed.points}
          onChange={(points) => change({ points })}
          error={errors.points}
        />
      ) : null}
      <ReasonField reason={typed.reason} reasons={adminReasons} onChange={(reason) => change({ reason })} />
    </>
  );
};

/** Money given back while the goods stay with the buyer. */
export const RefundDialog = ({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) => {
  const { take, busy, errors: refused } = useDeskStep(order.id);
  const filled = useRefund(order);
  const submit = async () => {
    if (await take('refund', filled.body, '환불했어요.')) onClose();
  };
  return (
    <FormDialog
      title="얼마를 돌려줄까요?"
      confirm="환불하기"
      dismiss="닫기"
      complete={filled.complete}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          상품은 구매자에게 두고 돈만 돌려줘요. {won(heldOf(order))}까지 돌려줄 수 있어요.
        </Typography>
        <Fields order={order} filled={filled} />
        {refused.length > 0 ? (
          <Notice tone="red" role="alert">
            {refused.map(({ message }) => message).join(' ')}
          </Notice>
        ) : null}
        <FactList facts={taxFacts(filled.amounts.refund, filled.amounts.taxFree)} money />
      </Stack>
    </FormDialog>
  );
};
