import type { ManagedUser } from '@maru/contracts/identity/user/user.views';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { UserAvatar } from '../../design/user-avatar.tsx';
import { longDate } from '../../format/seoul-moment.ts';
import { type OpenUserDialog, UserMenu } from './user-menu.tsx';
import { levelLabel, typeLabels, UserName, UserStatusChip } from './user-looks.tsx';

export interface UserCardsProps {
  readonly list: readonly ManagedUser[];
  readonly label: string;
  readonly onOpen: OpenUserDialog;
}

const UserCard = ({ user, onOpen }: { user: ManagedUser; onOpen: OpenUserDialog }) => (
  <Stack
    component="li"
    direction="row"
    sx={{
      gap: 1.5,
      p: 2,
      alignItems: 'flex-start',
      borderBottom: '1px solid',
      borderColor: 'divider',
      '&:last-child': { borderBottom: 0 },
    }}
  >
    <UserAvatar person={user} size={40} plain />
    <Stack sx={{ flex: 1, minWidth: 0, gap: 0.75 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <UserName user={user} />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[`${user.no}번`, typeLabels[user.type], levelLabel(user.level)].join(' · ')}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <UserStatusChip status={user.status} />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {longDate(user.since)} 가입
        </Typography>
      </Stack>
    </Stack>
    <Box sx={{ mt: -0.5, mr: -1 }}>
      <UserMenu user={user} onOpen={onOpen} />
    </Box>
  </Stack>
);

export const UserCards = ({ list, label, onOpen }: UserCardsProps) => (
  <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {list.map((user) => (
      <UserCard key={user.id} user={user} onOpen={onOpen} />
    ))}
  </Box>
);
