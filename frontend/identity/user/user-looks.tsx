import type { ManagedUser, UserStatus } from '@maru/contracts/identity/user/user.views';
import { useSessionUser } from '../../kernel/session/use-session.ts';
import BlockRounded from '@mui/icons-material/BlockRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import PersonOffRounded from '@mui/icons-material/PersonOffRounded';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { UserAvatar } from '../../design/user-avatar.tsx';
import { adminLevel } from '@maru/contracts/kernel/limits';
import { ToneChip, type ToneChipProps } from '../../design/tone-chip.tsx';

export const UserName = ({ user: { id, name } }: { user: Pick<ManagedUser, 'id' | 'name'> }) => {
  const isMe = useSessionUser()?.id === id;
  return isMe ? `${name} (나)` : name;
};

/** The name beside the picture. */
export const UserCell = ({ user }: { user: ManagedUser }) => (
  <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 1.5, minWidth: 0 }}>
    <UserAvatar person={user} size={32} plain />
    <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }} title={user.name}>
      <UserName user={user} />
    </Box>
  </Stack>
);

/** Words, colours and signs of what an account is; the screens show nothing else for one. */
export const statusLooks: Readonly<Record<UserStatus, Pick<ToneChipProps, 'label' | 'tone' | 'icon'>>> = {
  active: { label: '이용 중', tone: 'green', icon: <CheckCircleRounded aria-hidden /> },
  suspended: { label: '정지', tone: 'red', icon: <BlockRounded aria-hidden /> },
  withdrawn: { label: '탈퇴', tone: 'grey', icon: <PersonOffRounded aria-hidden /> },
};
export const UserStatusChip = ({ status }: { status: UserStatus }) => <ToneChip {...statusLooks[status]} />;

export const typeLabels: Readonly<Record<ManagedUser['type'], string>> = { email: '이메일', kakao: '카카오' };

export const levelLabel = (level: number) => {
  if (level >= adminLevel) return `관리자 (${level})`;
  return level === 1 ? '회원 (1)' : `${level}등급`;
};
