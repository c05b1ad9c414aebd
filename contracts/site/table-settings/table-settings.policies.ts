import { type Actor, adminOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { RejectionCode } from '../../kernel/rejections.ts';
import type { TableSettingsCommand } from './table-settings.commands.ts';

const own = (actor: Actor, userId: string): RejectionCode | undefined =>
  adminOnly(actor) ?? (actor.id === userId ? undefined : 'forbidden');

/** The subject is whose settings they are. */
export const tableSettingsPolicies: Policies<TableSettingsCommand, string> = {
  SaveTableFilter: own,
  DeleteTableFilter: own,
  ChooseTableColumns: own,
};
