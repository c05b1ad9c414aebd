import { awaitedEnd, type AwaitedEnd } from '@maru/contracts/shop/order/claim.fields';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import type { ClaimProps } from './claim-facts.tsx';
import { kindNames } from './claim-words.ts';
import { useDeskStep } from './use-desk-step.ts';

const ends: Readonly<Record<AwaitedEnd, { readonly label: string; readonly done: string }>> = {
  sentAgain: { label: '도착했어요. 구매자에게 다시 보낼게요.', done: '다시 보낼 상품으로 옮겼어요.' },
  returned: { label: '도착했어요. 구매자와 이야기해 반품으로 받을게요.', done: '반품 신청으로 옮겼어요.' },
  neverCame: { label: '오지 않아요. 상품은 구매자에게 있어요.', done: '기다리지 않기로 했어요.' },
};

/** Goods come that were fetched for a claim which was closed meanwhile. */
export const AwaitedDialog = ({ order, claim, onClose }: ClaimProps & { readonly onClose: () => void }) => {
  const { take, busy } = useDeskStep(order.id);
  const [how, setHow] = useState<AwaitedEnd>('sentAgain');
  const labelId = useId();
  const submit = async () => {
    if (await take('claim/awaited', { claim: claim.no, how }, ends[how].done)) onClose();
  };
  return (
    <FormDialog
      title="돌려보낸 상품이 도착했나요?"
      confirm="확인"
      dismiss="닫기"
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          {kindNames[claim.kind]} 신청은 {claim.state === 'withdrawn' ? '철회' : '거절'}됐지만 상품은 이미 오고 있어요.
        </Typography>
        <FormControl>
          <FormLabel id={labelId} sx={{ fontSize: 15, fontWeight: 600, color: 'text.primary !important' }}>
            상품을 어떻게 할까요?
          </FormLabel>
          <RadioGroup aria-labelledby={labelId} value={how} onChange={(_, value) => setHow(value as AwaitedEnd)}>
            {awaitedEnd.options.map((one) => (
              <FormControlLabel key={one} value={one} control={<Radio />} label={ends[one].label} />
            ))}
          </RadioGroup>
        </FormControl>
      </Stack>
    </FormDialog>
  );
};
