import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Project } from '@maru/contracts/tracker/project/project.views';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { AvatarStack } from '../../design/avatar-stack.tsx';
import { useJoinProjectMutation } from './project.api.ts';
import { roleIn, useMe } from './project-rights.ts';

export interface JoinDialogProps {
  readonly id: string;
  /** What is known of it; people come here by a link too. */
  readonly project?: Project | undefined;
  readonly onClose: () => void;
}

const About = ({ project }: { project: Project }) => (
  <Stack sx={{ gap: 1.5, mt: 2, p: 2, borderRadius: 1, bgcolor: 'surface.sunken' }}>
    <div>
      <Typography variant="subtitle1" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {project.title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[project.client, project.place].filter(Boolean).join(' · ')}
      </Typography>
    </div>
    <AvatarStack people={project.user} max={6} />
  </Stack>
);

const Asked = ({ onClose }: Pick<JoinDialogProps, 'onClose'>) => (
  <Button variant="contained" onClick={onClose}>
    확인
  </Button>
);

export const JoinDialog = ({ id, project, onClose }: JoinDialogProps) => {
  const [titleId, me, dispatch, navigate] = [useId(), useMe(), useDispatch(), useNavigate()];
  const [join, { isLoading }] = useJoinProjectMutation();
  const requested = project !== undefined && roleIn(project, me.id) === 'requested';
  const ask = async () => {
    const answer = await join(id);
    if (answer.error) return;
    onClose();
    if (answer.data.status === 'member') void navigate(`/request/project/${id}`);
    else dispatch(snackbarShown('참여를 요청했어요. 관리자가 승인하면 열 수 있어요.'));
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3">
        {requested ? '참여를 요청했어요' : '프로젝트에 참여할까요?'}
      </DialogTitle>
      <DialogContent>
        <Typography variant="body1" sx={{ color: 'text.secondary' }}>
          {requested
            ? '관리자의 승인을 기다리고 있어요. 승인되면 바로 열 수 있어요.'
            : '구성원만 열 수 있는 프로젝트예요. 참여를 요청하면 관리자가 확인하고 승인해요.'}
        </Typography>
        {project ? <About project={project} /> : null}
      </DialogContent>
      <DialogActions>
        {requested ? (
          <Asked onClose={onClose} />
        ) : (
          <>
            <Button color="inherit" onClick={onClose}>
              취소
            </Button>
            <Button variant="contained" loading={isLoading} onClick={() => void ask()} autoFocus>
              참여 요청
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
};
