import type { Actor } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { RejectionCode } from '../../kernel/rejections.ts';
import type { CompanyCommand } from './company.commands.ts';

const own = (actor: Actor, userId: string): RejectionCode | undefined =>
  actor.id === userId ? undefined : 'forbidden';

/** The subject is whose account it is. */
export const companyPolicies: Policies<CompanyCommand, string> = { SaveCompany: own, RemoveCompany: own };
