import InfoRounded from '@mui/icons-material/InfoRounded';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { Tone } from './tokens.ts';

/** A sentence on the page that explains what is going on. */
export const Notice = ({ children, tone = 'blue' }: { children: ReactNode; tone?: Tone }) => (
  <Stack direction="row" role="note" sx={{ gap: 1.25, alignItems: 'center', px: 2, py: 1.5, borderRadius: 1, fontSize: 15, bgcolor: `tones.${tone}.soft`, color: `tones.${tone}.text`, '& svg': { fontSize: 20 } }}>
    <InfoRounded />
    <span>{children}</span>
  </Stack>
);
