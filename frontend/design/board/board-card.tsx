import { useDraggable } from '@dnd-kit/core';
import DragIndicatorRounded from '@mui/icons-material/DragIndicatorRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId, useState } from 'react';
import type { Place } from './board-types.ts';
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

interface MoveMenuProps {
  readonly title: string;
  readonly from: string;
  readonly places: readonly Place[];
  readonly onMove: (key: string) => void;
}

const MoveMenu = ({ title, from, places, onMove }: MoveMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [buttonId, menuId] = [useId(), useId()];
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        id={buttonId}
        size="small"
        data-move
        aria-label={`${title} 옮기기`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor ? { 'aria-controls': menuId } : {})}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ color: 'faint' }}
      >
        <MoreHorizRounded fontSize="small" />
      </IconButton>
      <Menu
        id={menuId}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': buttonId } }}
      >
        <ListSubheader aria-hidden role="presentation" sx={{ bgcolor: 'transparent', lineHeight: '32px' }}>
          옮기기
        </ListSubheader>
        {places.map(({ key, label }) => (
          <MenuItem
            key={key}
            disabled={key === from}
            onClick={() => {
              close();
              onMove(key);
            }}
          >
            {label}
            {key === from ? ' (지금 여기)' : ''}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

/** `--board-controls`: room a card's first line leaves for the buttons at its end. */
export const cardLook = {
  '--board-controls': '0px',
  position: 'relative',
  p: 1.5,
  borderRadius: '12px',
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  listStyle: 'none',
} as const;

export interface BoardCardProps {
  readonly id: string;
  readonly title: string;
  /** Key of the column it is in. */
  readonly column: string;
  readonly places: readonly Place[];
  readonly movable: boolean;
  readonly onMove: (key: string) => void;
  readonly children: ReactNode;
}

/**
 * Dragged anywhere by mouse or finger; by keyboard at its handle, so that what is inside the card keeps its own keys.
 */
export const BoardCard = ({ id, title, column, places, movable, onMove, children }: BoardCardProps) => {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id,
    disabled: !movable,
    data: { column },
  });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      data-card={id}
      {...(movable ? listeners : {})}
      sx={{
        ...cardLook,
        ...(movable && { '--board-controls': { xs: '36px', sm: '52px' } }),
        cursor: movable ? 'grab' : 'default',
        touchAction: 'manipulation',
        WebkitTouchCallout: 'none',
        opacity: isDragging ? 0.4 : 1,
        transition: 'border-color 120ms',
        '&:hover': { borderColor: 'primary.light' },
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 120px',
        '& .drag-handle': { opacity: 0, '@media (pointer: coarse)': { display: 'none' } },
        '&:hover .drag-handle, & .drag-handle:focus-visible': { opacity: 1 },
      }}
    >
      {children}
      {movable ? (
        <Stack direction="row" sx={{ position: 'absolute', top: 6, right: 4 }}>
          <IconButton
            ref={setActivatorNodeRef}
            size="small"
            className="drag-handle"
            sx={{ px: 0.25, color: 'faint', cursor: 'grab' }}
            {...attributes}
            aria-roledescription="끌 수 있는 카드"
            aria-label={`${title} 끌어서 옮기기`}
          >
            <DragIndicatorRounded fontSize="small" />
          </IconButton>
          <MoveMenu title={title} from={column} places={places} onMove={onMove} />
        </Stack>
      ) : null}
    </Box>
  );
};
