import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Member } from '@maru/contracts/tracker/project/project.views';
import { UserAvatar } from '../../design/user-avatar.tsx';
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { ToneChip } from '../../design/tone-chip.tsx';
import type { MemberAction } from './project.api.ts';

interface RequestLineProps {
  readonly person: Omit<Member, 'role'>;
  readonly busy: boolean;
  readonly onAnswer: (action: 'approve' | 'decline') => void;
}

export const RequestLine = ({ person, busy, onAnswer }: RequestLineProps) => (
  <Stack component="li" direction="row" sx={{ alignItems: 'center', gap: 1.5, minHeight: 56 }}>
    <UserAvatar person={person} size={36} plain />
    <Typography noWrap sx={{ flex: 1, fontSize: 15, fontWeight: 600 }}>
      {person.name}
    </Typography>
    <Button
      size="small"
      variant="contained"
      disabled={busy}
      aria-label={`${person.name} 님 승인`}
      onClick={() => onAnswer('approve')}
    >
      승인
    </Button>
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      disabled={busy}
      aria-label={`${person.name} 님 거절`}
      onClick={() => onAnswer('decline')}
    >
      거절
    </Button>
  </Stack>
);

export interface MemberLineProps {
  readonly person: Member;
  readonly isMe: boolean;
  readonly manages: boolean;
  /** The last owner can neither be removed nor demoted. */
  readonly lastOwner: boolean;
  readonly onAct: (action: MemberAction) => void;
}

const roleLooks = { owner: { label: '관리자', tone: 'blue' }, member: { label: '구성원', tone: 'grey' } } as const;

const LineMenu = ({ person, lastOwner, onAct }: Pick<MemberLineProps, 'person' | 'lastOwner' | 'onAct'>) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const buttonId = useId();
  const pick = (action: MemberAction) => () => {
    setAnchor(null);
    onAct(action);
  };
  return (
    <>
      <IconButton
        id={buttonId}
        size="small"
        aria-label={`${person.name} 님 메뉴`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreHorizRounded fontSize="small" />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': buttonId } }}
      >
        {person.role === 'member' ? <MenuItem onClick={pick('promote')}>관리자로 지정</MenuItem> : null}
        {person.role === 'owner' ? (
          <MenuItem disabled={lastOwner} onClick={pick('demote')}>
            관리자에서 해제
          </MenuItem>
        ) : null}
        <MenuItem disabled={lastOwner} onClick={pick('remove')} sx={{ color: 'error.main' }}>
          내보내기
        </MenuItem>
      </Menu>
    </>
  );
};

export const MemberLine = ({ person, isMe, manages, lastOwner, onAct }: MemberLineProps) => (
  <Stack component="li" direction="row" sx={{ alignItems: 'center', gap: 1.5, minHeight: 56 }}>
    <UserAvatar person={person} size={36} plain />
    <Typography noWrap sx={{ flex: 1, fontSize: 15, fontWeight: 600 }}>
      {person.name}
      {isMe ? ' (나)' : ''}
    </Typography>
    <ToneChip {...roleLooks[person.role]} size="small" />
    {manages ? (
      <Box sx={{ width: 30, flexShrink: 0, '@media (pointer: coarse)': { width: 44 } }}>
        {isMe ? null : <LineMenu person={person} lastOwner={lastOwner} onAct={onAct} />}
      </Box>
    ) : null}
  </Stack>
);
