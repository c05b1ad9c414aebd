import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { number } from '../format/number.ts';
import type { AvatarPerson } from './person-picture.tsx';
import { UserAvatar } from './user-avatar.tsx';

export interface AvatarStackProps {
  readonly people: readonly AvatarPerson[];
  /** How many are shown before `+n`. */
  readonly max?: number;
  readonly size?: number;
}

export const AvatarStack = ({ people, max = 4, size = 28 }: AvatarStackProps) => {
  const shown = people.length > max ? people.slice(0, max - 1) : people;
  const rest = people.slice(shown.length);
  const ring = {
    borderRadius: '50%',
    border: '2px solid',
    borderColor: 'background.paper',
    ml: `${-size * 0.28}px`,
    '&:first-of-type': { ml: 0 },
  };
  return (
    <Stack direction="row" role="group" aria-label={`${number(people.length)}명`} sx={{ alignItems: 'center' }}>
      {shown.map((person) => (
        <Box key={person.id} sx={ring}>
          <UserAvatar person={person} size={size} />
        </Box>
      ))}
      {rest.length > 0 ? (
        <Tooltip
          title={rest
            .slice(0, 12)
            .map(({ name }) => name)
            .join(', ')}
        >
          <Box
            sx={{
              ...ring,
              minWidth: size + 4,
              height: size + 4,
              px: 0.5,
              bgcolor: 'surface.sunken',
              color: 'text.secondary',
              fontSize: 12,
              fontWeight: 700,
              display: 'grid',
              placeItems: 'center',
            }}
          >
            +{number(rest.length)}
          </Box>
        </Tooltip>
      ) : null}
    </Stack>
  );
};
