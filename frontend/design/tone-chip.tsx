import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Tone } from './tokens.ts';

export interface ToneChipProps {
  readonly tone: Tone;
  readonly label: string;
  /** Beside the colour, never instead of the label; a dot where there is none. */
  readonly icon?: ReactNode;
  readonly size?: 'small' | 'medium';
}

export const ToneChip = ({ tone, label, icon, size = 'medium' }: ToneChipProps) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.75,
      height: size === 'small' ? 22 : 26,
      px: size === 'small' ? 1 : 1.25,
      borderRadius: 99,
      bgcolor: `tones.${tone}.soft`,
      color: `tones.${tone}.text`,
      fontSize: size === 'small' ? 12 : 13,
      fontWeight: 600,
      lineHeight: 1,
      whiteSpace: 'nowrap',
      '& svg': { fontSize: 14 },
    }}
  >
    {icon ?? (
      <Box
        component="span"
        aria-hidden
        sx={{ width: 7, height: 7, borderRadius: '50%', bgcolor: `tones.${tone}.solid` }}
      />
    )}
    {label}
  </Box>
);
