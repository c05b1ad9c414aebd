import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { PageHeader } from '../../design/page-header.tsx';
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

const fullHeight = { height: { xs: 'calc(100dvh - 117px)', sm: 'calc(100dvh - 65px)' }, minHeight: 480, display: 'flex', flexDirection: 'column', pb: 2 } as const;

/** What the list and the board have around them; the tracker uses the full width. */
export const ProjectListFrame = ({ title, filters, aside, onNew, full, children }: ProjectListFrameProps) => (
  <Box sx={{ width: '100%', px: { xs: 2, sm: 3 }, ...(full ? fullHeight : { pb: { xs: 4, sm: 8 } }) }}>
    <TrackerTabs />
    <PageHeader
      title={title}
      actions={
        <Button variant="contained" startIcon={<AddRounded />} onClick={onNew}>
          새 프로젝트
        </Button>
      }
    />
    <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 1.5, mb: 2, alignItems: { md: 'center' } }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, flex: 1, alignItems: { sm: 'center' }, flexWrap: 'wrap' }}>
        {filters}
      </Stack>
      {aside}
    </Stack>
    {children}
  </Box>
);
