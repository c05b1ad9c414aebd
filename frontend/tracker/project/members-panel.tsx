import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { number } from '../../format/number.ts';
import { MemberLine, RequestLine } from './members-panel-line.tsx';
import { type Me, rightsIn } from './project-rights.ts';
import type { OpenProject } from './project.api.ts';
import { useMembers } from './use-members.tsx';

export interface MembersPanelProps {
  readonly open: boolean;
  readonly project: OpenProject;
  readonly me: Me;
  readonly onClose: () => void;
}

export const MembersPanel = ({ open, project, me, onClose }: MembersPanelProps) => {
  const titleId = useId();
  const { info, user, requests } = project;
  const rights = rightsIn(info, me);
  const owners = user.filter(({ role }) => role === 'owner').length;
  const { act, busy, question } = useMembers(info.id, me.id);
  const isIn = rights.role === 'owner' || rights.role === 'member';
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: { width: 'min(420px, 100vw)' } },
      }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'center', px: 3, py: 2, borderBottom: '1px solid', borderColor: 'divider' }}
      >
        <Typography id={titleId} variant="h3" component="h2" sx={{ flex: 1 }}>
          구성원 {number(user.length)}명
        </Typography>
        <IconButton aria-label="닫기" onClick={onClose} sx={{ mr: -1 }}>
          <CloseRounded />
        </IconButton>
      </Stack>
      <Box sx={{ flex: 1, overflowY: 'auto', px: 3, py: 2 }}>
        {requests.length > 0 ? (
          <Box component="section" sx={{ mb: 3 }}>
            <Typography variant="subtitle2" component="h3" sx={{ color: 'text.secondary', mb: 0.5 }}>
              참여 요청 {number(requests.length)}건
            </Typography>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {requests.map((person) => (
                <RequestLine key={person.id} person={person} busy={busy} onAnswer={(action) => act(action, person)} />
              ))}
            </Box>
          </Box>
        ) : null}
        <Typography variant="subtitle2" component="h3" sx={{ color: 'text.secondary', mb: 0.5 }}>
          함께하는 사람
        </Typography>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {user.map((person) => (
            <MemberLine
              key={person.id}
              person={person}
              isMe={person.id === me.id}
              manages={rights.edit}
              lastOwner={owners === 1 && person.role === 'owner'}
              onAct={(action) => act(action, person)}
            />
          ))}
        </Box>
      </Box>
      {isIn ? (
        <Box sx={{ p: 3, borderTop: '1px solid', borderColor: 'divider' }}>
          <Button
            fullWidth
            variant="outlined"
            color="error"
            disabled={busy}
            onClick={() => act('leave', { id: me.id, name: '' })}
          >
            프로젝트 나가기
          </Button>
        </Box>
      ) : null}
      {question}
    </Drawer>
  );
};
