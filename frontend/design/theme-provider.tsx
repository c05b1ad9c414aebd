import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';
import './base.css';

/** Light and dark by the system until the switch says otherwise; the choice is kept in this browser. */
export const MaruTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="maru.theme" noSsr disableTransitionOnChange>
    {children}
  </ThemeProvider>
);
