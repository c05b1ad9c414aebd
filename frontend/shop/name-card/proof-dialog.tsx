import { imageWidth } from '@maru/contracts/kernel/limits';
import type { ManagedNameCard } from '@maru/contracts/shop/name-card/name-card.views';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import type { PickedImage } from '../../design/image-choice.ts';
import { ImagePicker } from '../../design/image-picker.tsx';
import { ProgressBar } from '../../design/progress-bar.tsx';
import { useImageUpload } from '../../kernel/api/use-image-upload.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { ProofPdfChoice } from './proof-pdf-choice.tsx';
import { useProofPdf } from './use-proof-pdf.ts';
import { useUploadProofMutation } from './name-card.api.ts';

/** The card as it would be printed: a picture, or a PDF. */
export const ProofDialog = ({ card, onClose }: { readonly card: ManagedNameCard; readonly onClose: () => void }) => {
  const dispatch = useDispatch();
  const [images, setImages] = useState<readonly PickedImage[]>([]);
  const [pdf, setPdf] = useState<File>();
  const pictures = useImageUpload();
  const pdfs = useProofPdf();
  const { percent, cancel } = pdf ? pdfs : pictures;
  const [send, { isLoading }] = useUploadProofMutation();
  const sendPicture = async (): Promise<boolean> => {
    const urls = await pictures.store(images, { folder: 'namecard', id: card.user_id, width: imageWidth.namecard });
    const proof = urls?.[0];
    return proof !== undefined && !(await send({ order_id: card.order_id, no: card.no, proof })).error;
  };
  const submit = async () => {
    if (!(await (pdf ? pdfs.store(card, pdf) : sendPicture()))) return;
    dispatch(snackbarShown('시안을 올리고 메일로 알렸어요.'));
    onClose();
  };
  return (
    <FormDialog
      title="시안 올리기"
      confirm="올리기"
      complete={pdf !== undefined || images.length > 0}
      busy={isLoading || percent !== undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          앞뒤가 있으면 한 장에 나란히 담아 주세요. 주문한 분이 승인하면 인쇄 대기로 옮겨져요.
        </Typography>
        {pdf ? null : <ImagePicker value={images} onChange={setImages} label="시안 이미지 올리기" max={1} />}
        {images.length > 0 ? null : <ProofPdfChoice card={card} pdf={pdf} onChange={setPdf} />}
        {percent === undefined ? null : <ProgressBar label="시안을 올리는 중" percent={percent} onCancel={cancel} />}
      </Stack>
    </FormDialog>
  );
};
