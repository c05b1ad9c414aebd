import type { AdminCommand } from '@maru/contracts/identity/admin/admin.commands';
import type { AdminEvent } from '@maru/contracts/identity/admin/admin.events';
import type { AdminState } from '@maru/contracts/identity/admin/admin.fold';
import type { Deciders } from '@maru/contracts/kernel/decider';

export type AdminDecider<T extends AdminCommand['type']> = Deciders<AdminCommand, AdminState, AdminEvent>[T];
