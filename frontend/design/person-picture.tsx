import Box, { type BoxProps } from '@mui/material/Box';
import { useState } from 'react';
import { avatarColours } from './tokens.ts';

/** The same colour for the same id, on every screen. */
const avatarColour = (id: string) => {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return avatarColours[sum % avatarColours.length];
};

const letters = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** First letter of a name, whole even where it is made of several code points. */
const initial = (name: string) => {
  const [first] = letters.segment(name.trim());
  return (first?.segment ?? '?').toUpperCase();
};

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
