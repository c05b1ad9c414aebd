import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';

const places = [
  ['/adm/payment', '대사'],
  ['/adm/payment/settlement', '정산'],
] as const;

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  px: 1.5,
  fontSize: 15,
  fontWeight: 600,
  color: 'text.secondary',
  textDecoration: 'none',
  borderBottom: '2px solid transparent',
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': { color: 'link', borderColor: 'link' },
  '&:focus-visible': { outlineOffset: -3 },
} as const;

/** The two screens about money: what needs a person, and what it all came to. */
export const MoneyPlaces = () => (
  <Box component="nav" aria-label="대사와 정산" sx={{ mb: 2, borderBottom: '1px solid', borderColor: 'divider' }}>
    {places.map(([path, label]) => (
      <Box key={path} component={NavLink} to={path} end sx={look}>
        {label}
      </Box>
    ))}
  </Box>
);
