import Box from '@mui/material/Box';
import { visuallyHidden } from '../../design/visually-hidden.ts';

const look = {
  position: 'absolute',
  top: -6,
  right: -9,
  minWidth: 18,
  height: 18,
  px: '4px',
  borderRadius: 99,
  display: 'grid',
  placeItems: 'center',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: 11,
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
} as const;

export const CartCount = ({ count }: { count: number }) =>
  count === 0 ? null : (
    <Box component="span" sx={look}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <Box component="span" sx={visuallyHidden}>
        {count}가지 담은{' '}
      </Box>
    </Box>
  );
