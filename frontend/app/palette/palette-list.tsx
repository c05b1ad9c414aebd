import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { grouped } from './grouped.ts';
import type { PaletteItem } from '../../kernel/palette.ts';

interface RowProps {
  readonly item: PaletteItem;
  readonly index: number;
  readonly isCurrent: boolean;
  readonly onHover: (index: number) => void;
  readonly onRun: (item: PaletteItem) => void;
}

const Row = ({ item, index, isCurrent, onHover, onRun }: RowProps) => {
  const keepInView = useCallback(
    (element: HTMLElement | null) => {
      if (isCurrent) element?.scrollIntoView?.({ block: 'nearest' });
    },
    [isCurrent],
  );
  return (
    <Stack
      ref={keepInView}
      direction="row"
      id={`palette-${index}`}
      role="option"
      aria-selected={isCurrent}
      onMouseMove={() => onHover(index)}
      onClick={() => onRun(item)}
      sx={{
        alignItems: 'center',
        gap: 1.5,
        minHeight: 44,
        mx: 1,
        px: 1.5,
        borderRadius: '10px',
        cursor: 'pointer',
        bgcolor: isCurrent ? 'surface.sunken' : 'transparent',
        '& svg': { fontSize: 20, color: 'text.secondary' },
      }}
    >
      {item.icon}
      <Typography noWrap sx={{ fontSize: 15, fontWeight: isCurrent ? 600 : 400 }}>
        {item.label}
      </Typography>
      {item.hint ? (
        <Typography
          variant="caption"
          noWrap
          sx={{ ml: 'auto', color: 'text.secondary', flexShrink: 0, maxWidth: '40%' }}
        >
          {item.hint}
        </Typography>
      ) : null}
    </Stack>
  );
};

export interface PaletteListProps extends Pick<RowProps, 'onHover' | 'onRun'> {
  readonly items: readonly PaletteItem[];
  readonly current: number;
}

/** Takes no focus: the field above moves through it. */
export const PaletteList = ({ items, current, onHover, onRun }: PaletteListProps) => (
  <Box
    id="palette-list"
    role="listbox"
    aria-label="결과"
    sx={{ maxHeight: { xs: 'calc(100dvh - 176px)', sm: 384 }, overflowY: 'auto' }}
  >
    {[...grouped(items, ({ group }) => group)].map(([group, rows]) => (
      <Box key={group} role="group" aria-label={group}>
        <Typography
          variant="caption"
          aria-hidden
          sx={{ display: 'block', px: 2.5, pt: 1, pb: 0.5, fontWeight: 600, color: 'text.secondary' }}
        >
          {group}
        </Typography>
        {rows.map((item) => (
          <Row
            key={item.id}
            item={item}
            index={items.indexOf(item)}
            isCurrent={items[current] === item}
            onHover={onHover}
            onRun={onRun}
          />
        ))}
      </Box>
    ))}
  </Box>
);
