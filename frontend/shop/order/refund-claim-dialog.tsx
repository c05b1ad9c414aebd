import { feeOfRefund } from '@maru/contracts/shop/order/claim.fee';
import { besideIn } from '@maru/contracts/shop/order/surcharge.parts';
import { restitutionFor } from '@maru/contracts/shop/order/order.parts';
import { needsRefundAccount } from '@maru/contracts/shop/order/order.refund-account';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FactList } from '../../design/fact-list.tsx';
import { FormDialog } from '../../design/form-dialog.tsx';
import { Notice } from '../../design/notice.tsx';
import { WholeNumberField } from '../../design/whole-number-field.tsx';
import { BackToField, usualBackTo } from './back-to-field.tsx';
import type { ClaimProps } from './claim-facts.tsx';
import { restitutionFacts } from './restitution-facts.tsx';
import { taxFacts } from './tax-facts.ts';
import { useDeskStep } from './use-desk-step.ts';

/** Money for a claim, less the fee that was said, or another. */
export const RefundClaimDialog = ({ order, claim, onClose }: ClaimProps & { readonly onClose: () => void }) => {
  const { take, busy } = useDeskStep(order.id);
  const [backTo, setBackTo] = useState(() => usualBackTo(claim));
  const [fee, setFee] = useState<number | null>(() => feeOfRefund(order, claim));
  const restitution = restitutionFor(order, claim.parts, { fee: fee ?? 0, fault: claim.fault });
  const submit = async () => {
    const body = { claim: claim.no, back_to: backTo, fee: fee ?? 0 };
    if (await take('claim/refund', body, '환불했어요.')) onClose();
  };
  return (
    <FormDialog
      title={claim.kind === 'exchange' ? '교환 대신 환불할까요?' : '확인하고 환불할까요?'}
      confirm="환불하기"
      dismiss="닫기"
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        {needsRefundAccount(order, restitution.refund) && restitution.refund > 0 ? (
          <Notice tone="amber">구매자에게 계좌를 물어 직접 보내야 하는 돈이에요.</Notice>
        ) : null}
        <BackToField backTo={backTo} onChange={setBackTo} />
        <WholeNumberField
          label="뺄 반품 배송비"
          unit="원"
          value={fee}
          onChange={setFee}
          {...(claim.together !== null && {
            hint: `신청 ${claim.together}번과 함께 온 상품이에요. 반품비는 한 번만 받아요.`,
          })}
        />
        <FactList facts={restitutionFacts(restitution, besideIn(order, claim.parts)).slice(0, -1)} money />
        <FactList facts={taxFacts(restitution.refund, restitution.split.tax_free)} money />
      </Stack>
    </FormDialog>
  );
};
