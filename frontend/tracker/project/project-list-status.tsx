import Stack from '@mui/material/Stack';
import type { ProjectStatus } from '@maru/contracts/tracker/project/project.fields';
import { StatusChip } from '../../design/status-chip.tsx';
import { StoringMark } from '../../design/storing-mark.tsx';

export const ProjectListStatus = ({ status, pending }: { status: ProjectStatus; pending: boolean }) => (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
    <StatusChip status={status} />
    <StoringMark storing={pending} />
  </Stack>
);
