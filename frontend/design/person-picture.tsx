import Box, { type BoxProps } from '@mui/material/Box';
import { useState } from 'react';
import { avatarColour, initial } from './avatar-colour.ts';

export interface AvatarPerson {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
}
export interface PersonPictureProps extends Omit<BoxProps, 'children' | 'sx'> {
  readonly person: AvatarPerson;
  readonly size?: number;
}

/** A person's picture, or the initial on a colour of their own. Silent unless it is given a label. */
export const PersonPicture = ({ person: { id, name, image }, size = 32, ...rest }: PersonPictureProps) => {
  const [broken, setBroken] = useState<string>();
  const shown = image !== null && image !== broken;
  return (
    <Box
      {...(rest['aria-label'] ? { role: 'img' } : { 'aria-hidden': true })}
      {...rest}
      sx={{
        width: size,
        height: size,
        flexShrink: 0,
        borderRadius: '50%',
        overflow: 'hidden',
        display: 'grid',
        placeItems: 'center',
        fontSize: size * 0.42,
        fontWeight: 600,
        lineHeight: 1,
        userSelect: 'none',
        color: '#fff',
        bgcolor: shown ? 'surface.sunken' : avatarColour(id),
        '& img': { width: '100%', height: '100%', objectFit: 'cover' },
      }}
    >
      {shown ? (
        <img src={image} alt="" width={size} height={size} loading="lazy" onError={() => setBroken(image)} />
      ) : (
        initial(name)
      )}
    </Box>
  );
};
