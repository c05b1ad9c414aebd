import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { NavLink } from 'react-router-dom';

const places = [
  { to: '/request', label: '내 작업' },
  { to: '/request/project', label: '프로젝트' },
  { to: '/request/kanban', label: '칸반' },
] as const;

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  height: 44,
  px: 1.5,
  fontSize: 15,
  fontWeight: 600,
  color: 'text.secondary',
  textDecoration: 'none',
  borderBottom: '2px solid transparent',
  '&:hover': { color: 'text.primary' },
  '&.active': { color: 'text.primary', borderColor: 'primary.main' },
} as const;

export const TrackerTabs = () => (
  <Stack
    component="nav"
    direction="row"
    aria-label="요청 메뉴"
    sx={{
      px: { xs: 0.5, sm: 1.5 },
      borderBottom: '1px solid',
      borderColor: 'divider',
      flexShrink: 0,
      overflowX: 'auto',
    }}
  >
    {places.map(({ to, label }) => (
      <Box key={to} component={NavLink} to={to} end sx={look}>
        {label}
      </Box>
    ))}
  </Stack>
);
