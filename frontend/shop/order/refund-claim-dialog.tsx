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

/** Money for a claim: who gets it in place of an exchange that cannot be had pays no fee. */
export const RefundClaimDialog = ({ order, claim, onClose }: ClaimProps & { readonly onClose: () => void }) => {
  const { take, busy } = useDeskStep(order.id);
  const [backTo, setBackTo] = useState(() => usualBackTo(claim));
  const usualFee = claim.kind === 'exchange' || claim.fault === 'shop' ? 0 : claim.fee;
  const [fee, setFee] = useState<number | null>(usualFee);
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
        {needsRefundAccount(order) && restitution.refund > 0 ? (
          <Notice tone="amber">가상계좌로 받은 돈이라 구매자에게 계좌를 물어 직접 보내야 해요.</Notice>
        ) : null}
        <BackToField backTo={backTo} onChange={setBackTo} />
        <WholeNumberField label="뺄 반품 배송비" unit="원" value={fee} onChange={setFee} />
        <FactList facts={restitutionFacts(restitution).slice(0, -1)} money />
        <FactList facts={taxFacts(restitution.refund, restitution.split.tax_free)} money />
      </Stack>
    </FormDialog>
  );
};
