import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { NameCardsAdminScreen } from '../../shop/name-card/name-cards-admin.screen.tsx';
import { ContactCardsAdminScreen } from '../../site/contact-card/contact-cards-admin.screen.tsx';

const places = [
  ['/adm/namecard', '명함'],
  ['/adm/namecard/print', '시안·인쇄 주문'],
] as const;

const tabLook = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  px: 2,
  fontWeight: 600,
  color: 'text.secondary',
  textDecoration: 'none',
  borderBottom: '2px solid transparent',
  '&:hover': { color: 'text.primary' },
  '&.active': { color: 'primary.main', borderColor: 'primary.main' },
} as const;

/** Two desks under one entry of the menu, each with an address of its own. */
const Framed = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ flex: 1, minWidth: 0 }}>
    <Box
      component="nav"
      aria-label="명함 화면"
      sx={{ mx: { xs: 2, sm: 3 }, mt: 1, borderBottom: '1px solid', borderColor: 'divider' }}
    >
      {places.map(([path, label]) => (
        <Box key={path} component={NavLink} to={path} end sx={tabLook}>
          {label}
        </Box>
      ))}
    </Box>
    {children}
  </Box>
);

export const ContactCardsScreen = () => (
  <Framed>
    <ContactCardsAdminScreen />
  </Framed>
);
export const PrintOrdersScreen = () => (
  <Framed>
    <NameCardsAdminScreen />
  </Framed>
);
