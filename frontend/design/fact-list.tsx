import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  readonly strong?: boolean;
}

/** `money` puts the values at the far end. */
export const FactList = ({ facts, money = false }: { readonly facts: readonly Fact[]; readonly money?: boolean }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      mt: 1.5,
      display: 'grid',
      gridTemplateColumns: money ? '1fr auto' : '96px 1fr',
      gap: 1,
      fontSize: 15,
      '& dt': { color: 'text.secondary' },
      '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
    }}
  >
    {facts.map(({ label, value, strong = false }) => (
      <Box key={label} sx={{ display: 'contents', fontWeight: strong ? 700 : 400 }}>
        <Box component="dt" sx={strong ? { fontSize: 17 } : {}}>
          {label}
        </Box>
        <Box
          component="dd"
          sx={{
            fontVariantNumeric: 'tabular-nums',
            ...(money && { textAlign: 'right' }),
            ...(strong && { fontSize: 17 }),
          }}
        >
          {value}
        </Box>
      </Box>
    ))}
  </Box>
);
