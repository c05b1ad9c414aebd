import type { AdminCommand } from '@maru/contracts/identity/admin/admin.commands';
import type { AdminEvent } from '@maru/contracts/identity/admin/admin.events';
import type { Deciders } from '@maru/contracts/kernel/decider';

/**
 * Who administrates, by id. Never more than there are, but for a moment: one is added after he was made an
 * administrator, and removed before he is unmade. A crash between the two leaves him out, which only keeps others in
 * their place.
 */
export interface AdminState {
  readonly ids: readonly string[];
}
export type AdminDecider<T extends AdminCommand['type']> = Deciders<AdminCommand, AdminState, AdminEvent>[T];
