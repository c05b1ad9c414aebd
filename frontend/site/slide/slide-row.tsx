import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { Slide } from '@maru/contracts/site/slide/slide.views';
import { sizedImage } from '@maru/contracts/media/image/image.sizes';
import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import DeleteRounded from '@mui/icons-material/DeleteRounded';
import DragIndicatorRounded from '@mui/icons-material/DragIndicatorRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
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
  <IconButton aria-label={label} title={label} disabled={disabled} onClick={onClick}>
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
export const SlideRow = ({ slide, at, count, now, onMove, onEdit, onRemove }: SlideRowProps) => {
  const {
    setNodeRef: dragged,
    setActivatorNodeRef,
    listeners,
    attributes,
    isDragging,
    transform,
  } = useDraggable({ id: slide.id });
  const { setNodeRef: dropped, isOver } = useDroppable({ id: slide.id });
  return (
    <Card
      component="li"
      ref={(node: HTMLLIElement | null) => {
        dragged(node);
        dropped(node);
      }}
      sx={{
        listStyle: 'none',
        display: 'flex',
        alignItems: 'center',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        gap: { xs: 1, sm: 1.5 },
        p: 1.25,
        position: 'relative',
        ...(isDragging && {
          zIndex: 2,
          boxShadow: '0 12px 32px rgb(16 24 40 / 0.2)',
          transform: `translateY(${transform?.y ?? 0}px)`,
        }),
        ...(isOver && !isDragging && { borderColor: 'primary.main' }),
      }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...listeners}
        {...attributes}
        aria-label={`${slide.title} 끌어서 옮기기`}
        aria-roledescription="끌 수 있는 슬라이드"
        sx={{ cursor: 'grab', touchAction: 'none', color: 'faint' }}
      >
        <DragIndicatorRounded fontSize="small" />
      </IconButton>
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
    </Card>
  );
};
