import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormDialog } from '../../design/form-dialog.tsx';
import { Notice } from '../../design/notice.tsx';
import type { ClaimProps } from './claim-facts.tsx';
import { costText } from './replace-claim-dialog.tsx';
import { useDeskStep } from './use-desk-step.ts';

/** The buyer is asked to pay what the exchange costs beside. */
export const AskSurchargeDialog = ({ order, claim, onClose }: ClaimProps & { readonly onClose: () => void }) => {
  const { take, busy, errors } = useDeskStep(order.id);
  const submit = async () => {
    if (await take('claim/surcharge', { claim: claim.no }, '구매자에게 추가 금액을 안내했어요.')) onClose();
  };
  return (
    <FormDialog
      title={claim.asked ? '추가 금액을 다시 요청할까요?' : '추가 금액을 요청할까요?'}
      confirm="요청하기"
      dismiss="닫기"
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          {costText(claim)}을 지금 가격으로 계산해 메일로 안내해요. 구매자가 주문 화면에서 카드나 간편결제로 결제하면 새
          상품을 보낼 수 있어요.
        </Typography>
        {claim.asked ? (
          <Notice tone="amber">금액을 다시 계산해요. 앞서 안내한 금액으로 결제한 돈은 저절로 돌려줘요.</Notice>
        ) : null}
        {errors.length > 0 ? (
          <Notice tone="red" role="alert">
            {errors.map(({ message }) => message).join(' ')}
          </Notice>
        ) : null}
      </Stack>
    </FormDialog>
  );
};
