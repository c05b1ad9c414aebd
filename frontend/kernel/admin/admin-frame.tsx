import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from '../../design/page-header.tsx';
import { AdminNav } from './admin-nav.tsx';

/** What every screen of the admin area has around it: its navigation, and the title. */
export const AdminFrame = ({ children, ...header }: PageHeaderProps & { readonly children: ReactNode }) => (
  <Box sx={{ flex: 1, width: '100%', display: 'flex', flexDirection: { xs: 'column', sm: 'row' } }}>
    <AdminNav />
    <Box sx={{ flex: 1, minWidth: 0, px: { xs: 2, sm: 3 }, pb: { xs: 4, sm: 8 } }}>
      <PageHeader {...header} />
      {children}
    </Box>
  </Box>
);
