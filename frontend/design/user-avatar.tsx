import Tooltip from '@mui/material/Tooltip';
import { type AvatarPerson, PersonPicture } from './person-picture.tsx';

export interface UserAvatarProps {
  readonly person: AvatarPerson;
  readonly size?: number;
  /** Beside the written name, where a tooltip would only repeat it. */
  readonly plain?: boolean;
}

export const UserAvatar = ({ person, size = 32, plain = false }: UserAvatarProps) =>
  plain ? (
    <PersonPicture person={person} size={size} />
  ) : (
    <Tooltip title={person.name}>
      <PersonPicture person={person} size={size} aria-label={person.name} />
    </Tooltip>
  );
