import type { ManagedUser } from '@maru/contracts/identity/user/user.views';
import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useSessionUser } from '../../kernel/session/use-session.ts';
import { useReinstate } from './suspend-dialog.tsx';

export type UserDialog =
  | { readonly kind: 'level' | 'suspend' | 'history'; readonly user: ManagedUser }
  | { readonly kind: 'find' };
export type OpenUserDialog = (dialog: UserDialog) => void;

export interface UserMenuProps {
  readonly user: ManagedUser;
  readonly onOpen: OpenUserDialog;
}

/** What may be done with an account: one's own, and one that is gone, can only be looked at. */
export const UserMenu = ({ user, onOpen }: UserMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [buttonId, menuId] = [useId(), useId()];
  const me = useSessionUser();
  const reinstate = useReinstate();
  const mayChange = user.status !== 'withdrawn' && user.id !== me?.id;
  const item = (label: string, run: () => void, colour?: string) => (
    <MenuItem
      key={label}
      sx={colour ? { color: colour } : {}}
      onClick={() => {
        setAnchor(null);
        run();
      }}
    >
      {label}
    </MenuItem>
  );
  const blocking =
    user.status === 'suspended'
      ? item('정지 풀기', () => void reinstate(user))
      : item('이용 정지', () => onOpen({ kind: 'suspend', user }), 'error.main');
  return (
    <>
      <IconButton
        id={buttonId}
        size="small"
        aria-label={`${user.name} 님 메뉴`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor ? { 'aria-controls': menuId } : {})}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertRounded fontSize="small" />
      </IconButton>
      <Menu
        id={menuId}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': buttonId }, paper: { sx: { minWidth: 168 } } }}
      >
        {item('기록 보기', () => onOpen({ kind: 'history', user }))}
        {mayChange ? item('등급 변경', () => onOpen({ kind: 'level', user })) : null}
        {mayChange ? blocking : null}
      </Menu>
    </>
  );
};
