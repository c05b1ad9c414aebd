import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';

export interface PageHeaderProps {
  readonly title: string;
  readonly text?: string;
  readonly aside?: ReactNode;
  readonly actions?: ReactNode;
}

/** Names the tab after the screen. */
export const usePageTitle = (title: string) => {
  useEffect(() => {
    document.title = title ? `${title} · 설계마루` : '설계마루';
  }, [title]);
};

export const PageHeader = ({ title, text, aside, actions }: PageHeaderProps) => {
  usePageTitle(title);
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ alignItems: { sm: 'center' }, gap: 1.5, py: { xs: 2, sm: 3 } }}
    >
      <Stack sx={{ flex: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25, minWidth: 0 }}>
          <Typography variant="h2" component="h1" noWrap title={title}>
            {title}
          </Typography>
          {aside}
        </Stack>
        {text ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text}
          </Typography>
        ) : null}
      </Stack>
      {actions ? (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {actions}
        </Stack>
      ) : null}
    </Stack>
  );
};
