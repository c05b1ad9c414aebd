import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export const rowsLook = { m: 0, mt: 1.5, p: 0, listStyle: 'none' } as const;

interface HealthRowProps {
  readonly title: ReactNode;
  readonly beside?: ReactNode;
  readonly text?: ReactNode;
}

/** A thing, how it is, and a line about it. */
export const HealthRow = ({ title, beside, text }: HealthRowProps) => (
  <Box component="li" sx={{ py: 1.25, borderTop: '1px solid', borderColor: 'divider', overflowWrap: 'anywhere' }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      {beside}
    </Box>
    {text ? (
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Typography>
    ) : null}
  </Box>
);
