import { type DeclineReason, declineReason, declineReasons } from '@maru/contracts/shop/order/claim.fields';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import type { ClaimProps } from './claim-facts.tsx';
import { kindNames } from './claim-words.ts';
import { useDeskStep } from './use-desk-step.ts';

/** Why a claim is declined, as its buyer will read it. */
export const DeclineDialog = ({ order, claim, onClose }: ClaimProps & { readonly onClose: () => void }) => {
  const { take, busy } = useDeskStep(order.id);
  const [answer, setAnswer] = useState<DeclineReason | ''>('');
  const name = kindNames[claim.kind];
  const submit = async () => {
    if (await take('claim/decline', { claim: claim.no, answer }, `${name} 신청을 거절했어요.`)) onClose();
  };
  return (
    <FormDialog
      title={`${name} 신청을 거절할까요?`}
      confirm="거절"
      dismiss="닫기"
      destructive
      complete={answer !== ''}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>고른 이유를 구매자가 주문 화면과 메일에서 읽어요.</Typography>
        <TextField
          select
          required
          label="거절하는 이유"
          value={answer}
          onChange={({ target }) => setAnswer(target.value as DeclineReason)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">고르기</option>
          {declineReason.options.map((one) => (
            <option key={one} value={one}>
              {declineReasons[one]}
            </option>
          ))}
        </TextField>
      </Stack>
    </FormDialog>
  );
};
