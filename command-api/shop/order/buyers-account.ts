import { userFold } from '@maru/contracts/identity/user/user.fold';
import { userStream } from '@maru/contracts/identity/user/user.events';
import type { Load } from '../../pipeline/aggregate.ts';

/** Whether somebody may log in to see it: guests have no account, and whoever withdrew has none any more. */
export const hasAccount = async (load: Load, { user_id }: { readonly user_id: string | null }): Promise<boolean> =>
  user_id !== null && (await load(userFold, userStream(user_id))).state.status !== 'withdrawn';
