import type { UserChange } from '@maru/contracts/identity/user/user-admin.routes';
import type { ManagedUser } from '@maru/contracts/identity/user/user.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Answered } from '../../kernel/api/answered.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { fullDate } from '../../format/seoul-moment.ts';
import { useUserHistoryQuery } from './user-admin.api.ts';
import { levelLabel } from './user-looks.tsx';

const sentences: Readonly<Record<UserChange['what'], (change: UserChange) => string>> = {
  registered: () => '가입했어요.',
  level: ({ level }) => `등급을 바꿨어요: ${levelLabel(level ?? 1)}`,
  suspended: ({ reason }) => `이용을 정지했어요${reason ? `: ${reason}` : '.'}`,
  reinstated: () => '정지를 풀었어요.',
  withdrawn: () => '탈퇴했어요.',
};

const Entry = ({ change }: { change: UserChange }) => (
  <Box
    component="li"
    sx={{ py: 1.5, borderBottom: '1px solid', borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}
  >
    <Typography sx={{ fontSize: 15, overflowWrap: 'anywhere' }}>{sentences[change.what](change)}</Typography>
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {[fullDate(change.at), change.by?.name].filter(Boolean).join(' · ')}
    </Typography>
  </Box>
);

const History = ({ id }: { id: string }) => (
  <Answered answer={useUserHistoryQuery(id, { refetchOnMountOrArgChange: true })} bones={<SkeletonRows rows={2} />}>
    {({ history }) => (
      <Box component="ul" aria-label="기록" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {history.map((change) => (
          <Entry key={change.revision} change={change} />
        ))}
      </Box>
    )}
  </Answered>
);

export const UserHistoryDialog = ({ user: { id, name }, onClose }: { user: ManagedUser; onClose: () => void }) => {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3">
        {name} 님의 기록
      </DialogTitle>
      <DialogContent>
        <History id={id} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} autoFocus>
          닫기
        </Button>
      </DialogActions>
    </Dialog>
  );
};
