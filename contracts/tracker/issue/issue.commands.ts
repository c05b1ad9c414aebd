import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { command } from '../../kernel/message.ts';
import { issueFields, program } from './issue.fields.ts';

const { status, priority, type, assignee, due, image } = issueFields;
/** Fields an edit may change; those left out stay. */
export const issueChanges = z.object(issueFields).partial();
export const issueCommand = z.discriminatedUnion('type', [
  command('AddIssue', { id, prj_id: id, program, ...issueFields }),
  command('EditIssue', { id, ...issueChanges.shape }),
  command('ChangeIssueStatus', { id, status }),
  command('ChangeIssuePriority', { id, priority }),
  command('ChangeIssueType', { id, type }),
  command('ChangeIssueClass', { id, class: issueFields.class }),
  command('AssignIssue', { id, assignee }),
  command('SetIssueDueDate', { id, due }),
  command('ChangeIssueImage', { id, image }),
  command('DeleteIssue', { id }),
  command('RestoreIssue', { id }),
]);
export type IssueCommand = z.infer<typeof issueCommand>;
