import Box from '@mui/material/Box';
import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import { useToday } from '../../design/clock.ts';
import { number } from '../../format/number.ts';
import { dueLook } from '../issue/due.ts';

const Figure = ({ label, value, alarming = false }: { label: string; value: number; alarming?: boolean }) => (
  <Box
    sx={{
      flex: 1,
      px: { xs: 1.5, sm: 2.5 },
      py: 2,
      borderLeft: '1px solid',
      borderColor: 'divider',
      '&:first-of-type': { borderLeft: 0 },
    }}
  >
    <Box component="dt" sx={{ fontSize: 14, color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {label}
    </Box>
    <Box
      component="dd"
      sx={{
        m: 0,
        fontSize: { xs: 24, sm: 28 },
        fontWeight: 700,
        lineHeight: 1.35,
        ...(alarming && { color: 'error.main' }),
      }}
    >
      {number(value)}
    </Box>
  </Box>
);

export const DashboardNumbers = ({ issues, projects }: { issues: readonly Issue[]; projects: number }) => {
  const now = useToday();
  const overdue = issues.filter(({ due }) => due !== null && dueLook(due, now).late).length;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mb: 3,
        display: 'flex',
        borderRadius: 1,
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Figure label="담당 이슈" value={issues.length} />
      <Figure label="기한 지남" value={overdue} alarming={overdue > 0} />
      <Figure label="내 프로젝트" value={projects} />
    </Box>
  );
};
