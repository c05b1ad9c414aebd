import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Member } from '@maru/contracts/tracker/project/project.views';
import { UserAvatar } from '../../design/user-avatar.tsx';

export interface RequestLineProps {
  readonly person: Omit<Member, 'role'>;
  readonly busy: boolean;
  readonly onAnswer: (action: 'approve' | 'decline') => void;
}

/** Someone who waits for an answer. */
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
