import type { Actor } from '@maru/contracts/kernel/actor';
import type { IssueEvent } from '@maru/contracts/tracker/issue/issue.events';
import { issueExamples } from '@maru/contracts/tracker/issue/issue.examples';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { issueAggregate } from './issue.aggregate.ts';

export const added = issueExamples.IssueAdded;
export const { id, prj_id, user } = added.data;
export const of = { id, prj_id };
export const author: Actor = { id: user, level: 1 };
export const deleted: IssueEvent = { type: 'IssueDeleted', data: { ...of, status: 'TO DO' } };

export const issue = decisionsOf(issueAggregate);
