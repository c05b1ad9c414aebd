import type { Slide } from '@maru/contracts/site/slide/slide.views';
import { sizedImage } from '@maru/contracts/media/image/image.sizes';
import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import DeleteRounded from '@mui/icons-material/DeleteRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SortableRow } from '../../design/sortable/sortable-row.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { periodText, standingOf } from '../../design/period-words.ts';

export interface SlideRowProps {
  readonly slide: Slide;
  readonly at: number;
  readonly count: number;
  readonly now: number;
  readonly onMove: (to: number) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

const thumbnail = {
  width: { xs: 84, sm: 120 },
  aspectRatio: '2 / 1',
  flexShrink: 0,
  borderRadius: '8px',
  objectFit: 'cover',
  bgcolor: 'surface.sunken',
} as const;

const Action = ({
  label,
  disabled = false,
  onClick,
  children,
}: {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}) => (
  // Who has just moved a slide to the end of the list stays on its button.
  <IconButton
    aria-label={label}
    title={label}
    aria-disabled={disabled || undefined}
    onClick={disabled ? undefined : onClick}
    sx={{ '&[aria-disabled]': { color: 'text.disabled', opacity: 0.5, cursor: 'default' } }}
  >
    {children}
  </IconButton>
);

const Words = ({ slide, now }: Pick<SlideRowProps, 'slide' | 'now'>) => {
  const { label, tone } = standingOf(slide, now);
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <Typography noWrap sx={{ fontWeight: 600 }}>
          {slide.title}
        </Typography>
        <ToneChip tone={tone} label={label} size="small" />
      </Stack>
      <Typography noWrap variant="body2" sx={{ color: 'text.secondary' }}>
        {slide.text || slide.link || '설명 없음'}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {periodText(slide)}
      </Typography>
    </Box>
  );
};

/** One slide in the list: dragged at its handle, or moved by its arrows. */
export const SlideRow = ({ slide, at, count, now, onMove, onEdit, onRemove }: SlideRowProps) => (
  <SortableRow id={slide.id} name={slide.title}>
    {slide.image ? (
      <Box component="img" src={sizedImage(slide.image, 800)} alt="" loading="lazy" sx={thumbnail} />
    ) : (
      <Box sx={thumbnail} />
    )}
    <Words slide={slide} now={now} />
    <Stack direction="row" sx={{ width: { xs: '100%', sm: 'auto' }, justifyContent: 'flex-end' }}>
      <Action label={`${slide.title} 위로`} disabled={at === 0} onClick={() => onMove(at - 1)}>
        <ArrowUpwardRounded fontSize="small" />
      </Action>
      <Action label={`${slide.title} 아래로`} disabled={at === count - 1} onClick={() => onMove(at + 1)}>
        <ArrowDownwardRounded fontSize="small" />
      </Action>
      <Action label={`${slide.title} 수정`} onClick={onEdit}>
        <EditRounded fontSize="small" />
      </Action>
      <Action label={`${slide.title} 삭제`} onClick={onRemove}>
        <DeleteRounded fontSize="small" />
      </Action>
    </Stack>
  </SortableRow>
);
