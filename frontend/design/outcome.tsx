import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Tone } from './tokens.ts';

export interface OutcomeProps {
  readonly tone: Tone;
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

export const Outcome = ({ tone, icon, title, text, children, foot }: OutcomeProps) => (
  <Stack sx={{ flex: 1, alignItems: 'center', justifyContent: 'center', textAlign: 'center', px: 3, py: 8, gap: 1 }}>
    <Stack
      aria-hidden
      sx={{
        width: 72,
        height: 72,
        mb: 2,
        borderRadius: '50%',
        alignItems: 'center',
        justifyContent: 'center',
        bgcolor: `tones.${tone}.soft`,
        color: `tones.${tone}.text`,
        '& svg': { fontSize: 40 },
      }}
    >
      {icon}
    </Stack>
    <Stack role="status" sx={{ alignItems: 'center', gap: 1 }}>
      <Typography variant="h2" component="h1" sx={{ maxWidth: 560, textWrap: 'balance' }}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 440, textWrap: 'balance', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Stack>
    <Stack sx={{ mt: 3, gap: 1, minWidth: 220 }}>{children}</Stack>
    {foot ? (
      <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary', maxWidth: 440, textWrap: 'balance' }}>
        {foot}
      </Typography>
    ) : null}
  </Stack>
);
