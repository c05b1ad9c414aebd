import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { RatingLine, type RatingLineProps } from '../../design/stars.tsx';

/** On the page of an item: leads down to what was said. */
export const RatingLink = (props: RatingLineProps) =>
  props.rating === null ? null : (
    <Box
      component={Link}
      to="?tab=review"
      preventScrollReset
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'inherit', textUnderlineOffset: '3px' }}
    >
      <RatingLine {...props} />
    </Box>
  );
