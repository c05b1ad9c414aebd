import Box from '@mui/material/Box';
import { overlay } from '../../design/tokens.ts';

/** First stop of the keyboard: past the header. */
export const SkipLink = () => (
  <Box
    component="a"
    href="#main"
    sx={{
      position: 'fixed',
      top: 8,
      left: 8,
      zIndex: overlay + 400,
      px: 2,
      py: 1,
      borderRadius: '10px',
      bgcolor: 'surface.inverse',
      color: 'surface.onInverse',
      textDecoration: 'none',
      fontWeight: 600,
      transform: 'translateY(-200%)',
      '&:focus': { transform: 'none' },
    }}
  >
    본문으로 건너뛰기
  </Box>
);
