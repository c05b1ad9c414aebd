import type { ManagedUser } from '@maru/contracts/identity/user/user.views';

/** What an administrator has begun to do with somebody. */
export type UserDialog =
  | { readonly kind: 'level' | 'suspend' | 'history'; readonly user: ManagedUser }
  | { readonly kind: 'find' };
export type OpenUserDialog = (dialog: UserDialog) => void;
