import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId } from 'react';
import { visuallyHidden } from './visually-hidden.ts';

export interface LightboxProps {
  readonly images: readonly string[];
  /** Which picture is shown; undefined: none. */
  readonly index: number | undefined;
  /** What the pictures belong to. */
  readonly label: string;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const button = {
  position: 'absolute',
  color: '#fff',
  bgcolor: 'rgb(0 0 0 / 0.45)',
  width: 48,
  height: 48,
  borderRadius: '50%',
  '&:hover': { bgcolor: 'rgb(0 0 0 / 0.7)' },
} as const;

/** Pictures in full size: arrows go to the next one, Esc closes. */
export const Lightbox = ({ images, index, label, onIndex, onClose }: LightboxProps) => {
  const titleId = useId();
  const at = index ?? 0;
  const many = images.length > 1;
  const go = (step: number) => onIndex((at + step + images.length) % images.length);
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || !many) return;
    event.preventDefault();
    go(step);
  };
  return (
    <Dialog
      open={index !== undefined && images.length > 0}
      onClose={onClose}
      fullScreen
      onKeyDown={press}
      aria-labelledby={titleId}
      slotProps={{
        paper: {
          sx: {
            bgcolor: 'rgb(12 16 22 / 0.94)',
            border: 0,
            borderRadius: 0,
            m: '0 !important',
            width: '100% !important',
          },
        },
      }}
    >
      <Box component="h2" id={titleId} sx={visuallyHidden}>
        {label} 이미지 크게 보기
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, display: 'grid', placeItems: 'center', p: { xs: 1, sm: 6 } }} onClick={onClose}>
        <Box
          component="img"
          src={images[at]}
          alt={`${label} ${at + 1}번째 이미지`}
          onClick={(event) => event.stopPropagation()}
          sx={{
            maxWidth: '100%',
            maxHeight: '100%',
            minHeight: 0,
            objectFit: 'contain',
            borderRadius: '8px',
            bgcolor: '#fff',
          }}
        />
      </Box>
      <IconButton autoFocus aria-label="닫기" onClick={onClose} sx={{ ...button, top: 16, right: 16 }}>
        <CloseRounded />
      </IconButton>
      {many ? (
        <>
          <IconButton
            aria-label="이전 이미지"
            onClick={() => go(-1)}
            sx={{ ...button, left: 16, top: 'calc(50% - 24px)' }}
          >
            <ChevronLeftRounded />
          </IconButton>
          <IconButton
            aria-label="다음 이미지"
            onClick={() => go(1)}
            sx={{ ...button, right: 16, top: 'calc(50% - 24px)' }}
          >
            <ChevronRightRounded />
          </IconButton>
          <Typography
            role="status"
            sx={{
              position: 'absolute',
              bottom: 20,
              left: 0,
              right: 0,
              textAlign: 'center',
              color: '#fff',
              fontSize: 14,
              pointerEvents: 'none',
            }}
          >
            {at + 1} / {images.length}
          </Typography>
        </>
      ) : null}
    </Dialog>
  );
};
