import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import type { Place } from './board-types.ts';

export interface MoveMenuProps {
  readonly title: string;
  /** Where the card is now. */
  readonly from: string;
  readonly places: readonly Place[];
  readonly onMove: (key: string) => void;
}

/** Moves a card without dragging. */
export const MoveMenu = ({ title, from, places, onMove }: MoveMenuProps) => {
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
