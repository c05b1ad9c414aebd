import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { width } from './tokens.ts';

export interface PageProps {
  readonly children: ReactNode;
  /** `full` for the tracker's working screens. */
  readonly wide?: 'page' | 'reading' | 'form' | 'full';
}

export const Page = ({ children, wide = 'page' }: PageProps) => (
  <Box
    sx={{
      width: '100%',
      maxWidth: wide === 'full' ? 'none' : width[wide] + 48,
      mx: 'auto',
      px: { xs: 2, sm: 3 },
      pb: { xs: 4, sm: 8 },
    }}
  >
    {children}
  </Box>
);
