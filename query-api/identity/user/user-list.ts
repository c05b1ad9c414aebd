import { userTable } from '@maru/contracts/identity/user/user.table';
import type { ManagedUser, UserCard } from '@maru/contracts/identity/user/user.views';
import { tableHandlers } from '../../http/table-handlers.ts';

export const managedUserOf = ({ position: _, ...user }: UserCard): ManagedUser => user;

export const userTableHandlers = tableHandlers({
  table: userTable,
  view: 'user',
  toRows: (docs: readonly UserCard[]) => docs.map(managedUserOf),
});
