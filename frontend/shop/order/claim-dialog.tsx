import { sendAlongWords } from '@maru/contracts/shop/order/claim-mail.words';
import { canSendAlong } from '@maru/contracts/shop/order/claim.fee';
import { besideIn } from '@maru/contracts/shop/order/surcharge.parts';
import { maxClaimPhotos } from '@maru/contracts/shop/order/claim.fields';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormDialog } from '../../design/form-dialog.tsx';
import { Notice } from '../../design/notice.tsx';
import { ImagePicker } from '../../design/image-picker.tsx';
import { ProgressBar } from '../../design/progress-bar.tsx';
import { claimWords, payTimeOf } from './claim-words.ts';
import { NoticedField } from './noticed-field.tsx';
import { PiecesChoice } from './pieces-choice.tsx';
import { ReasonField } from './reason-field.tsx';
import { RefundAccountFields } from '../payment/refund-account-fields.public.tsx';
import { ExchangeFacts, RestitutionFacts } from './restitution-facts.tsx';
import { type ClaimDialogProps, useClaim } from './use-claim.ts';
import { WantedOptions } from './wanted-options.tsx';

type Filled = ReturnType<typeof useClaim>;

const Photos = ({ photos, busy }: Pick<Filled, 'photos' | 'busy'>) => (
  <>
    <ImagePicker
      value={photos.images}
      onChange={photos.setImages}
      label={`사진 추가 (${maxClaimPhotos}장까지)`}
      max={maxClaimPhotos}
      disabled={busy}
    />
    {photos.percent === undefined ? null : (
      <ProgressBar label="사진을 올리고 있어요" percent={photos.percent} onCancel={photos.cancel} />
    )}
  </>
);

const Money = ({ order, kind, filled }: Pick<ClaimDialogProps, 'order' | 'kind'> & { readonly filled: Filled }) => {
  const { chosen, money, difference } = filled;
  if (chosen.length === 0) return null;
  return (
    <div>
      {kind === 'exchange' ? (
        <ExchangeFacts fee={money.fee} difference={difference} />
      ) : (
        <RestitutionFacts restitution={money} beside={besideIn(order, chosen)} />
      )}
      {money.fee > 0 && canSendAlong(order) ? <Notice tone="blue">{sendAlongWords}</Notice> : null}
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {payTimeOf(kind, filled.reason)}
      </Typography>
    </div>
  );
};

/** What is to be cancelled, sent back or exchanged, and why; what it costs and brings is told before. */
export const ClaimDialog = (props: ClaimDialogProps) => {
  const { order, kind, onClose } = props;
  const filled = useClaim(props);
  const { reasons, reason, setReason, all, chosen, setChosen, photos, busy } = filled;
  const words = claimWords[kind];
  return (
    <FormDialog
      title={words.title}
      confirm={words.send}
      dismiss="닫기"
      complete={filled.complete}
      busy={busy}
      onSubmit={filled.submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>{words.text}</Typography>
        <ReasonField reason={reason} reasons={reasons} onChange={setReason} />
        <PiecesChoice order={order} all={all} chosen={chosen} onChange={setChosen} />
        {filled.noticed ? <NoticedField noticed={filled.noticed} onChange={filled.setNoticedOn} /> : null}
        {kind === 'exchange' ? (
          <WantedOptions lines={order.lines} parts={chosen} wishes={filled.wishes} onChange={filled.setWishes} />
        ) : null}
        {photos.asked ? <Photos photos={photos} busy={busy} /> : null}
        {filled.asksAccount ? <RefundAccountFields onChange={filled.setAccount} /> : null}
        <Money order={order} kind={kind} filled={filled} />
      </Stack>
    </FormDialog>
  );
};
