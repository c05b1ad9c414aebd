import type { Slide } from '@maru/contracts/site/slide/slide.views';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { ImagePicker } from '../../design/image-picker.tsx';
import { Notice } from '../../design/notice.tsx';
import { ProgressBar } from '../../design/progress-bar.tsx';
import { SlidePreviews } from './slide-previews.tsx';
import { useSlideForm } from './use-slide-form.ts';

export interface SlideDialogProps {
  /** Absent for a new one. */
  readonly slide?: Slide | undefined;
  readonly onClose: () => void;
}

const moment = { inputLabel: { shrink: true } } as const;

type Form = ReturnType<typeof useSlideForm>;
const Period = ({ fields, change, errors }: Pick<Form, 'fields' | 'change' | 'errors'>) => (
  <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
    <TextField
      type="datetime-local"
      label="시작 (선택)"
      value={fields.from}
      onChange={({ target }) => change({ from: target.value })}
      slotProps={moment}
    />
    <TextField
      type="datetime-local"
      label="끝 (선택)"
      value={fields.until}
      onChange={({ target }) => change({ until: target.value })}
      error={errors.until !== undefined}
      helperText={errors.until}
      slotProps={moment}
    />
  </Stack>
);

export const SlideDialog = ({ slide, onClose }: SlideDialogProps) => {
  const titleId = useId();
  const { fields, change, errors, failure, percent, cancel, busy, save } = useSlideForm(slide, onClose);
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3">
        {slide ? '슬라이드 수정' : '새 슬라이드'}
      </DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          id={`${titleId}-form`}
          noValidate
          sx={{ gap: 2, pt: 1 }}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          {failure ? (
            <Notice tone="red" role="alert">
              {failure}
            </Notice>
          ) : null}
          <TextField
            label="제목"
            value={fields.title}
            onChange={({ target }) => change({ title: target.value })}
            error={errors.title !== undefined}
            helperText={errors.title}
            slotProps={{ htmlInput: { maxLength: 40 } }}
            autoFocus
          />
          <TextField
            label="설명 (선택)"
            value={fields.text}
            onChange={({ target }) => change({ text: target.value })}
            slotProps={{ htmlInput: { maxLength: 120 } }}
          />
          <TextField
            label="누르면 갈 곳 (선택)"
            placeholder="/shop"
            value={fields.link}
            onChange={({ target }) => change({ link: target.value })}
            error={errors.link !== undefined}
            helperText={errors.link}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
          <ImagePicker
            label="배경 이미지 (가로 1600 이상이 좋아요)"
            max={1}
            value={fields.images}
            onChange={(images) => change({ images })}
            disabled={busy}
          />
          {fields.images.length > 0 ? (
            <TextField
              label="이미지 설명 (선택)"
              value={fields.alt}
              onChange={({ target }) => change({ alt: target.value })}
              helperText="화면을 듣는 사람에게 읽어 드려요. 꾸미기만 하는 이미지면 비워 두세요."
              slotProps={{ htmlInput: { maxLength: 120 } }}
            />
          ) : null}
          <Period fields={fields} change={change} errors={errors} />
          <FormControlLabel
            control={<Switch checked={fields.shown} onChange={(_, shown) => change({ shown })} />}
            label="홈에 보이기"
          />
          <SlidePreviews fields={fields} />
          {percent === undefined ? null : (
            <ProgressBar percent={percent} label="이미지를 올리는 중" onCancel={cancel} />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={busy}>
          취소
        </Button>
        <Button type="submit" form={`${titleId}-form`} variant="contained" loading={busy}>
          저장
        </Button>
      </DialogActions>
    </Dialog>
  );
};
