import { useDroppable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { number } from '../../format/number.ts';
import type { Tone } from '../tokens.ts';
import { visuallyHidden } from '../visually-hidden.ts';

export interface BoardLaneProps {
  readonly column: { readonly key: string; readonly label: string; readonly tone: Tone };
  readonly count: number;
  readonly emptyText: string;
  readonly children: ReactNode;
}

export const BoardLane = ({ column: { key, label, tone }, count, emptyText, children }: BoardLaneProps) => {
  const { setNodeRef, isOver } = useDroppable({ id: key });
  const titleId = useId();
  return (
    <Stack
      component="section"
      ref={setNodeRef}
      aria-labelledby={titleId}
      data-column={key}
      sx={{
        position: 'relative',
        flex: { xs: '0 0 84%', sm: '1 1 0' },
        minWidth: { sm: 220 },
        minHeight: 160,
        maxHeight: '100%',
        borderRadius: '14px',
        scrollSnapAlign: 'start',
        bgcolor: 'surface.sunken',
        outline: '2px solid',
        outlineColor: 'transparent',
        outlineOffset: -2,
        transition: 'outline-color 120ms',
        ...(isOver && { outlineColor: 'primary.main' }),
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, px: 2, pt: 1.5, pb: 1 }}>
        <Box aria-hidden sx={{ width: 9, height: 9, borderRadius: '50%', bgcolor: `tones.${tone}.solid` }} />
        <Typography id={titleId} variant="subtitle2" component="h2">
          {label}
          <Box component="span" sx={{ ml: 0.75, color: 'text.secondary', fontWeight: 500 }}>
            <span aria-hidden>{number(count)}</span>
            <Box component="span" sx={visuallyHidden}>{`카드 ${number(count)}개`}</Box>
          </Box>
        </Typography>
      </Stack>
      {count > 0 ? (
        <Stack
          component="ul"
          sx={{ m: 0, p: 1, pt: 0.5, gap: 1, overflowY: 'auto', flex: 1, minHeight: 0, position: 'relative' }}
        >
          {children}
        </Stack>
      ) : (
        <Typography variant="body2" sx={{ px: 2, py: 3, textAlign: 'center', color: 'text.secondary' }}>
          {emptyText}
        </Typography>
      )}
    </Stack>
  );
};
