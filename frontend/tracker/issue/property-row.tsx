import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A line of the details: what it is, and its value. */
export const PropertyRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: '76px minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: 1.5,
      minHeight: 40,
      fontSize: 14,
    }}
  >
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
      {children}
    </Box>
  </Box>
);
