import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from '../../design/page-header.tsx';

/** The title and the margins of a screen in the admin area; its navigation comes from the router. */
export const AdminFrame = ({ children, ...header }: PageHeaderProps & { readonly children: ReactNode }) => (
  <Box sx={{ flex: 1, minWidth: 0, px: { xs: 2, sm: 3 }, pb: { xs: 4, sm: 8 } }}>
    <PageHeader {...header} />
    {children}
  </Box>
);
