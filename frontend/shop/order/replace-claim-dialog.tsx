import { feeOfExchange } from '@maru/contracts/shop/order/claim.fee';
import type { Surcharge } from '@maru/contracts/shop/order/claim.fields';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import { Notice } from '../../design/notice.tsx';
import { won } from '../../format/number.ts';
import { BackToField, usualBackTo } from './back-to-field.tsx';
import type { ClaimProps, ShownClaim } from './claim-facts.tsx';
import { useDeskStep } from './use-desk-step.ts';

type How = Exclude<Surcharge['how'], 'paid'>;

/** The fee, or a dearer option: the shop takes it outside, or lets it off. */
export const mayCost = ({ fee, fault, wanted }: ShownClaim) => (fault === 'buyer' && fee > 0) || wanted.length > 0;
/** What was paid in the window is settled. */
const isOpenCost = (claim: ShownClaim) => mayCost(claim) && !claim.asked?.paid;
export const costText = ({ fee, fault, wanted }: ShownClaim) =>
  [fault === 'buyer' && fee > 0 ? `교환 배송비 ${won(fee)}` : '', wanted.length > 0 ? '더 비싼 옵션의 차액' : '']
    .filter((part) => part)
    .join(', ');

interface SurchargeFieldProps {
  readonly claim: ShownClaim;
  readonly how: How | undefined;
  readonly onChange: (how: How) => void;
}
const SurchargeField = ({ claim, how, onChange }: SurchargeFieldProps) => {
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId} sx={{ fontSize: 15, fontWeight: 600, color: 'text.primary !important' }}>
        더 받을 돈 ({costText(claim)})
      </FormLabel>
      <RadioGroup aria-labelledby={labelId} value={how ?? ''} onChange={(_, value) => onChange(value as How)}>
        <FormControlLabel value="byHand" control={<Radio />} label="따로 받았어요." />
        <FormControlLabel value="waived" control={<Radio />} label="받지 않을게요." />
      </RadioGroup>
    </FormControl>
  );
};

/** Others are packed to be sent for what came back. */
export const ReplaceClaimDialog = ({ order, claim: asked, onClose }: ClaimProps & { readonly onClose: () => void }) => {
  const claim = { ...asked, fee: feeOfExchange(order, asked) };
  const { take, busy, errors } = useDeskStep(order.id);
  const [backTo, setBackTo] = useState(() => usualBackTo(claim));
  const [how, setHow] = useState<How>();
  const submit = async () => {
    const body = { claim: claim.no, back_to: backTo, ...(how && { surcharge: how }) };
    if (await take('claim/replace', body, '바꿔 보낼 상품을 준비해요.')) onClose();
  };
  return (
    <FormDialog
      title="새 상품을 보낼까요?"
      confirm="새 상품 보내기"
      dismiss="닫기"
      complete={!isOpenCost(claim) || how !== undefined}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          재고에서 빼고 발송할 상품에 더해요. 더 싼 옵션이면 차액을 돌려줘요.
        </Typography>
        <BackToField backTo={backTo} onChange={setBackTo} />
        {isOpenCost(claim) ? <SurchargeField claim={claim} how={how} onChange={setHow} /> : null}
        {errors.length > 0 ? (
          <Notice tone="red" role="alert">
            {errors.map(({ message }) => message).join(' ')}
          </Notice>
        ) : null}
      </Stack>
    </FormDialog>
  );
};
