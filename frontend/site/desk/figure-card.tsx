import type { DeskPart } from '@maru/contracts/site/desk/desk.queries';
import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { changeOf, type Figure, figureWords } from './figure-words.ts';

const arrows = { up: ArrowUpwardRounded, down: ArrowDownwardRounded, same: RemoveRounded } as const;
const tones = { up: 'green', down: 'red', same: 'grey' } as const;

interface FigureCardProps {
  readonly figure: Figure;
  readonly period: DeskPart;
  readonly before: DeskPart;
}

/** One figure, how it stands beside the period before, and the way to the list behind it. */
export const FigureCard = ({ figure, period, before }: FigureCardProps) => {
  const { label, text, to } = figureWords[figure];
  const { direction, words } = changeOf(period[figure], before[figure]);
  const Arrow = arrows[direction];
  return (
    <Box
      component={Link}
      to={to(period)}
      sx={{
        p: 2,
        minWidth: 0,
        borderRadius: '10px',
        border: '1px solid',
        borderColor: 'divider',
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'surface.sunken' },
      }}
    >
      <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary', fontWeight: 600 }}>
        {label}
      </Typography>
      <Typography
        component="span"
        sx={{
          display: 'block',
          fontSize: { xs: 20, sm: 24 },
          fontWeight: 700,
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
        }}
      >
        {text(period[figure])}
      </Typography>
      <Box
        component="span"
        sx={{
          display: 'flex',
          gap: 0.5,
          alignItems: 'center',
          fontSize: 13,
          fontWeight: 600,
          color: `tones.${tones[direction]}.text`,
          '& svg': { fontSize: 16 },
        }}
      >
        <Arrow aria-hidden />
        {words}
      </Box>
    </Box>
  );
};
