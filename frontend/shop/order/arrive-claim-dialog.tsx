import { mayComeWith } from '@maru/contracts/shop/order/claim.fee';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import type { ClaimProps } from './claim-facts.tsx';
import { kindNames } from './claim-words.ts';
import { useDeskStep } from './use-desk-step.ts';

/** What came may have come in the parcel of another claim: sending back is paid for once then. */
export const ArriveClaimDialog = ({ order, claim, onClose }: ClaimProps & { readonly onClose: () => void }) => {
  const { take, busy } = useDeskStep(order.id);
  const [together, setTogether] = useState(claim.together);
  const labelId = useId();
  const submit = async () => {
    if (await take('claim/arrive', { claim: claim.no, together }, '도착을 확인했어요.')) onClose();
  };
  return (
    <FormDialog
      title="돌려보낸 상품이 도착했나요?"
      confirm="도착 확인"
      dismiss="닫기"
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormControl>
        <FormLabel id={labelId} sx={{ fontSize: 15, fontWeight: 600, color: 'text.primary !important' }}>
          함께 온 상품은 반품비를 한 번만 받아요
        </FormLabel>
        <RadioGroup
          aria-labelledby={labelId}
          value={together ?? 0}
          onChange={(_, value) => setTogether(Number(value) || null)}
        >
          <FormControlLabel value={0} control={<Radio />} label="따로 왔어요." />
          {mayComeWith(order, claim).map(({ no, kind }) => (
            <FormControlLabel
              key={no}
              value={no}
              control={<Radio />}
              label={`${kindNames[kind]} 신청 ${no}번과 함께 왔어요.`}
            />
          ))}
        </RadioGroup>
      </FormControl>
    </FormDialog>
  );
};
