import InboxRounded from '@mui/icons-material/InboxRounded';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  readonly action?: ReactNode;
  readonly icon?: ReactNode;
}

export const EmptyState = ({ title, text, action, icon }: EmptyStateProps) => (
  <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 0.5, px: 3, py: { xs: 6, sm: 9 } }}>
    <Stack
      aria-hidden
      sx={{
        width: 64,
        height: 64,
        mb: 1.5,
        borderRadius: '50%',
        alignItems: 'center',
        justifyContent: 'center',
        bgcolor: 'surface.sunken',
        color: 'faint',
        '& svg': { fontSize: 30 },
      }}
    >
      {icon ?? <InboxRounded />}
    </Stack>
    <Typography variant="h4" component="p">
      {title}
    </Typography>
    {text ? (
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 380, textWrap: 'balance' }}>
        {text}
      </Typography>
    ) : null}
    {action ? <Stack sx={{ mt: 2.5 }}>{action}</Stack> : null}
  </Stack>
);
