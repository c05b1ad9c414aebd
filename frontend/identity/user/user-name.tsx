import type { ManagedUser } from '@maru/contracts/identity/user/user.views';
import { useSessionUser } from '../../kernel/session/use-session.ts';

/** Says which of them is oneself. */
export const UserName = ({ user: { id, name } }: { user: Pick<ManagedUser, 'id' | 'name'> }) => {
  const isMe = useSessionUser()?.id === id;
  return isMe ? `${name} (나)` : name;
};
