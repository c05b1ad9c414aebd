import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

interface Ranked {
  readonly name: string;
  readonly value: number;
}
interface RankedBarsProps {
  readonly label: string;
  /** The greatest first. */
  readonly bars: readonly Ranked[];
  readonly text: (value: number) => string;
  /** Where a name leads; absent where it leads nowhere. */
  readonly to?: (name: string) => string;
  /** What is said where there is nothing. */
  readonly empty: string;
}

const track = { height: 6, mt: 0.5, borderRadius: 99, bgcolor: 'surface.sunken', overflow: 'hidden' } as const;

const Name = ({ name, to }: { readonly name: string; readonly to: RankedBarsProps['to'] }) =>
  to ? (
    <MuiLink component={Link} to={to(name)} color="inherit" sx={{ overflowWrap: 'anywhere' }}>
      {name}
    </MuiLink>
  ) : (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {name}
    </Box>
  );

/** Names with how much each came to, beside each other by the length of their bars. */
export const RankedBars = ({ label, bars, text, to, empty }: RankedBarsProps) => {
  const greatest = Math.max(1, ...bars.map(({ value }) => value));
  if (bars.length === 0) return <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{empty}</Typography>;
  return (
    <Box component="ol" aria-label={label} sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
      {bars.map(({ name, value }) => (
        <li key={name}>
          <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'space-between', fontSize: 15 }}>
            <Name name={name} to={to} />
            <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
              {text(value)}
            </Box>
          </Box>
          <Box aria-hidden sx={track}>
            <Box sx={{ height: 1, width: `${(value / greatest) * 100}%`, borderRadius: 99, bgcolor: 'primary.main' }} />
          </Box>
        </li>
      ))}
    </Box>
  );
};
