import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../design/page-header.tsx';
import { TrackerTabs } from './tracker-tabs.tsx';

export interface ProjectListFrameProps {
  readonly title: string;
  /** Filters at the left, the switch of views at the right. */
  readonly filters: ReactNode;
  readonly aside: ReactNode;
  readonly onNew: () => void;
  /** As high as the window, for a board whose columns scroll by themselves. */
  readonly full: boolean;
  readonly children: ReactNode;
}

const fullHeight = { height: { xs: 'calc(100dvh - 117px)', sm: 'calc(100dvh - 65px)' }, minHeight: 480 } as const;
const inside = { flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', px: { xs: 2, sm: 3 } } as const;

const Header = ({ title, onNew }: Pick<ProjectListFrameProps, 'title' | 'onNew'>) => {
  usePageTitle(title);
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1.5, py: { xs: 1.5, sm: 2.5 } }}
    >
      <Typography variant="h2" component="h1">
        {title}
      </Typography>
      <Button variant="contained" startIcon={<AddRounded />} onClick={onNew}>
        새 프로젝트
      </Button>
    </Stack>
  );
};

/** What the list and the board have around them; the tracker uses the full width. */
export const ProjectListFrame = ({ title, filters, aside, onNew, full, children }: ProjectListFrameProps) => (
  <Box sx={{ width: '100%', display: 'flex', flexDirection: 'column', ...(full && fullHeight) }}>
    <TrackerTabs />
    <Box sx={{ ...inside, pb: full ? 2 : { xs: 4, sm: 8 } }}>
      <Header title={title} onNew={onNew} />
      <Stack direction="row" sx={{ gap: 1.5, mb: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        {filters}
        <Box sx={{ ml: 'auto' }}>{aside}</Box>
      </Stack>
      {children}
    </Box>
  </Box>
);
