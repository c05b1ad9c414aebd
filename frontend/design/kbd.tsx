import Box from '@mui/material/Box';

export const Kbd = ({ children }: { children: string }) => (
  <Box
    component="kbd"
    sx={{
      display: 'inline-grid',
      placeItems: 'center',
      minWidth: 22,
      height: 22,
      px: 0.75,
      borderRadius: '6px',
      border: '1px solid',
      borderColor: 'divider',
      bgcolor: 'surface.sunken',
      color: 'text.secondary',
      fontFamily: 'inherit',
      fontSize: 12,
      fontWeight: 600,
      lineHeight: 1,
    }}
  >
    {children}
  </Box>
);
