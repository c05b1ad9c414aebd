import { type Actor, adminOnly, systemOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { BulkCommand } from './bulk.commands.ts';

export interface BulkSubject {
  readonly bulk: 'missing' | 'there';
}

/** Whoever administrates may stop what another started. */
export const bulkPolicies: Policies<BulkCommand, BulkSubject> = {
  StartBulk: adminOnly,
  RecordBulkLines: systemOnly,
  StopBulk: (actor: Actor, { bulk }) => adminOnly(actor) ?? (bulk === 'there' ? undefined : 'not_found'),
};
