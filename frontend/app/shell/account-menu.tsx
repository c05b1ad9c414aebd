import type { SessionUser } from '@maru/contracts/identity/user/user.views';
import AdminPanelSettingsRounded from '@mui/icons-material/AdminPanelSettingsRounded';
import AssignmentRounded from '@mui/icons-material/AssignmentRounded';
import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import KeyboardRounded from '@mui/icons-material/KeyboardRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import ReceiptLongRounded from '@mui/icons-material/ReceiptLongRounded';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { useThemeSwitch } from '../../design/theme-switch.tsx';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useLogout } from '../../identity/session/use-logout.public.ts';
import { useIsAdmin } from '../../kernel/session/use-session.ts';
import { dialogOpened } from './shell.slice.ts';

export interface AccountMenuProps {
  readonly user: SessionUser;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

export const AccountMenu = ({ user, anchor, onClose }: AccountMenuProps) => {
  const { label, Icon, advance } = useThemeSwitch();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const isAdmin = useIsAdmin();
  const logOut = useLogout();
  const then = (run: () => void) => () => {
    onClose();
    run();
  };
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      slotProps={{ paper: { sx: { width: 248 } } }}
    >
      <Box role="presentation" sx={{ px: 2.5, py: 1.25 }}>
        <Typography variant="subtitle1" noWrap>
          {user.name}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {isAdmin ? '관리자' : '회원'} 번호 {user.no}
        </Typography>
      </Box>
      <Divider sx={{ my: 0.5 }} />
      <MenuItem onClick={then(() => void navigate('/my'))}>
        <ListItemIcon>
          <PersonRounded fontSize="small" />
        </ListItemIcon>
        내 정보
      </MenuItem>
      <MenuItem onClick={then(() => void navigate('/my/order'))}>
        <ListItemIcon>
          <ReceiptLongRounded fontSize="small" />
        </ListItemIcon>
        내 주문
      </MenuItem>
      <MenuItem onClick={then(() => void navigate('/my/wish'))}>
        <ListItemIcon>
          <FavoriteRounded fontSize="small" />
        </ListItemIcon>
        찜한 상품
      </MenuItem>
      <MenuItem onClick={then(() => void navigate('/request'))}>
        <ListItemIcon>
          <AssignmentRounded fontSize="small" />
        </ListItemIcon>
        요청
      </MenuItem>
      {isAdmin ? (
        <MenuItem onClick={then(() => void navigate('/adm'))}>
          <ListItemIcon>
            <AdminPanelSettingsRounded fontSize="small" />
          </ListItemIcon>
          관리
        </MenuItem>
      ) : null}
      <MenuItem onClick={advance}>
        <ListItemIcon>
          <Icon fontSize="small" />
        </ListItemIcon>
        화면 밝기: {label}
      </MenuItem>
      <MenuItem
        onClick={then(() => dispatch(dialogOpened('shortcuts')))}
        sx={{ '@media (pointer: coarse)': { display: 'none' } }}
      >
        <ListItemIcon>
          <KeyboardRounded fontSize="small" />
        </ListItemIcon>
        키보드 단축키
      </MenuItem>
      <Divider sx={{ my: 0.5 }} />
      <MenuItem onClick={then(() => void logOut())}>
        <ListItemIcon>
          <LogoutRounded fontSize="small" />
        </ListItemIcon>
        로그아웃
      </MenuItem>
    </Menu>
  );
};
