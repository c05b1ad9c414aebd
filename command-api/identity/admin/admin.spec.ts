import { adminExamples } from '@maru/contracts/identity/admin/admin.examples';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { adminAggregate } from './admin.aggregate.ts';

export const { AdminAdded: added, AdminRemoved: removed } = adminExamples;
export const { id } = added.data;
export const actor = { id: 'an administrator', level: 10 };
export const admins = decisionsOf(adminAggregate);
