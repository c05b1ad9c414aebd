import { maxReviewImages } from '@maru/contracts/shop/review/review.limits';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormHelperText from '@mui/material/FormHelperText';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { ImagePicker } from '../../design/image-picker.tsx';
import { ProgressBar } from '../../design/progress-bar.tsx';
import type { ReviewedLine } from './review.api.ts';
import { useReviewForm } from './use-review-form.ts';

export interface ReviewDialogProps {
  readonly line: ReviewedLine;
  readonly onClose: () => void;
}

const words = ['', '별로예요', '그저 그래요', '괜찮아요', '좋아요', '아주 좋아요'];

interface StarsFieldProps {
  /** 0: not chosen yet. */
  readonly stars: number;
  readonly onChange: (stars: number) => void;
  readonly disabled: boolean;
  readonly error: string | undefined;
}

const StarsField = ({ stars, onChange, disabled, error }: StarsFieldProps) => {
  const id = useId();
  return (
    <div>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, minHeight: 44 }}>
        <Rating
          name="stars"
          size="large"
          aria-labelledby={id}
          value={stars === 0 ? null : stars}
          onChange={(_, next) => onChange(next ?? 0)}
          disabled={disabled}
        />
        <Box id={id} sx={{ fontSize: 15, color: 'text.secondary' }}>
          {stars === 0 ? '별점을 골라 주세요' : words[stars]}
        </Box>
      </Stack>
      {error ? (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      ) : null}
    </div>
  );
};

export const ReviewDialog = ({ line, onClose }: ReviewDialogProps) => {
  const titleId = useId();
  const { stars, setStars, text, setText, images, setImages, errors, failure, percent, cancel, busy, save } =
    useReviewForm(line, onClose);
  return (
    <Dialog open onClose={busy ? () => undefined : onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3">
        {line.review ? '후기 수정' : '후기 쓰기'}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2.5, pt: 0.5 }}>
          <Box sx={{ color: 'text.secondary' }}>
            <Box sx={{ fontWeight: 600, color: 'text.primary' }}>{line.name}</Box>
            옵션: {line.option}
          </Box>
          <StarsField stars={stars} onChange={setStars} disabled={busy} error={errors.stars} />
          <TextField
            multiline
            minRows={4}
            maxRows={12}
            label="후기"
            value={text}
            onChange={(event) => setText(event.target.value)}
            disabled={busy}
            error={errors.text !== undefined}
            helperText={errors.text ?? `${text.length}/2,000자 · 다른 분께 도움이 되는 점을 적어 주세요`}
            slotProps={{ htmlInput: { maxLength: 2_000 }, inputLabel: { shrink: true } }}
          />
          <ImagePicker
            value={images}
            onChange={setImages}
            label={`사진 추가 (${maxReviewImages}장까지)`}
            max={maxReviewImages}
            disabled={busy}
          />
          {percent === undefined ? null : (
            <ProgressBar label="사진을 올리고 있어요" percent={percent} onCancel={cancel} />
          )}
          {failure ? <Alert severity="error">{failure}</Alert> : null}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={busy}>
          닫기
        </Button>
        <Button variant="contained" loading={busy} onClick={() => void save()}>
          {line.review ? '수정' : '후기 올리기'}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
