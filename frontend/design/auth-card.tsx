import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LogoMark } from './logo.tsx';
import { usePageTitle } from './page-header.tsx';
import { width } from './tokens.ts';

export interface AuthCardProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
  /** Below the card: the other way in. */
  readonly foot?: ReactNode;
}

export const AuthCard = ({ title, text, children, foot }: AuthCardProps) => {
  usePageTitle(title);
  return (
    <Stack sx={{ flex: 1, alignItems: 'center', px: 2, pt: { xs: 3, sm: 8 }, pb: 6 }}>
      <Card sx={{ width: '100%', maxWidth: width.form, p: { xs: 3, sm: 5 }, borderRadius: '20px' }}>
        <LogoMark size={40} />
        <Typography variant="h2" component="h1" sx={{ mt: 2 }}>
          {title}
        </Typography>
        {text ? <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{text}</Typography> : null}
        <Box sx={{ mt: 3 }}>{children}</Box>
      </Card>
      {foot ? <Typography sx={{ mt: 3, fontSize: 15, color: 'text.secondary' }}>{foot}</Typography> : null}
    </Stack>
  );
};
