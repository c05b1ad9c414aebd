import Stack from '@mui/material/Stack';
import { Navigate } from 'react-router-dom';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { DeskFigures } from '../../site/desk/desk-figures.public.tsx';
import { DeskTasks } from '../../site/desk/desk-tasks.public.tsx';

/** `/adm`: first what needs a person, then how the shop does. */
export const AdminScreen = () => (
  <AdminFrame title="관리">
    <Stack sx={{ maxWidth: 1200, gap: 2 }}>
      <DeskTasks />
      <DeskFigures />
    </Stack>
  </AdminFrame>
);

export const ToAdmin = () => <Navigate to="/adm" replace />;
