import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { RelativeTime } from '../../design/relative-time.tsx';

/** `3시간 전부터`. */
export const Since = ({ at }: { readonly at: number }) => (
  <Typography variant="caption" sx={{ color: 'text.secondary' }}>
    <RelativeTime at={at} />
    부터
  </Typography>
);

export interface FaultRowProps {
  readonly title: ReactNode;
  /** Beside the title: a chip, a time. */
  readonly beside?: ReactNode;
  /** Where in the log. */
  readonly place?: string;
  /** In a list below a row. */
  readonly isNested?: boolean;
  readonly children?: ReactNode;
}

export const FaultRow = ({ title, beside, place, isNested = false, children }: FaultRowProps) => (
  <Box
    component="li"
    sx={{ py: isNested ? 1.25 : 2, borderTop: '1px solid', borderColor: 'divider', overflowWrap: 'anywhere' }}
  >
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
      <Typography {...(isNested && { variant: 'body2' })} sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      {beside}
    </Box>
    {children}
    {place ? (
      <Typography variant="caption" component="div" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {place}
      </Typography>
    ) : null}
  </Box>
);
