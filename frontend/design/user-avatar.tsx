import Avatar from '@mui/material/Avatar';
import Tooltip from '@mui/material/Tooltip';
import { avatarColour, initial } from './avatar-colour.ts';

export interface AvatarPerson {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
}
export interface UserAvatarProps {
  readonly person: AvatarPerson;
  readonly size?: number;
  /** Beside the written name, where a tooltip would only repeat it. */
  readonly plain?: boolean;
}

/** A person's picture, or the initial on a colour of their own. */
export const UserAvatar = ({ person, size = 32, plain = false }: UserAvatarProps) => {
  const avatar = (
    <Avatar
      alt={person.name}
      {...(person.image ? { src: person.image } : {})}
      {...(plain ? { 'aria-hidden': true } : { role: 'img', 'aria-label': person.name })}
      sx={{ width: size, height: size, fontSize: size * 0.42, fontWeight: 600, bgcolor: avatarColour(person.id), color: '#fff' }}
    >
      {initial(person.name)}
    </Avatar>
  );
  return plain ? avatar : <Tooltip title={person.name}>{avatar}</Tooltip>;
};
