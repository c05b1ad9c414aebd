import { z } from 'zod';
import { event } from '../../kernel/message.ts';
import { issueClass, issuePriority, issueStatus, issueType } from './issue.fields.ts';

export const issueStream = (id: string) => `tracker.issue-${id}`;

const of = { id: z.string(), prj_id: z.string() };
const changed = <S extends z.ZodType>(value: S) => ({ ...of, from: value, to: value });
const nullableText = z.string().nullable();
export const issueEvent = z.discriminatedUnion('type', [
  event('IssueAdded', {
    ...of,
    title: z.string(),
    text: z.string(),
    program: z.string(),
    status: issueStatus,
    priority: issuePriority,
    type: issueType,
    class: issueClass,
    assignee: nullableText,
    due: nullableText,
    image: nullableText,
    user: z.string(),
  }),
  event('IssueTitleChanged', changed(z.string())),
  event('IssueTextChanged', changed(z.string())),
  event('IssueStatusChanged', changed(issueStatus)),
  event('IssuePriorityChanged', changed(issuePriority)),
  event('IssueTypeChanged', changed(issueType)),
  event('IssueClassChanged', changed(issueClass)),
  event('IssueAssigned', changed(nullableText)),
  event('IssueDueDateSet', changed(nullableText)),
  event('IssueImageChanged', changed(nullableText)),
  /** `status` is that of the issue, so that counts of open issues need no look-up. */
  event('IssueDeleted', { ...of, status: issueStatus }),
  event('IssueRestored', { ...of, status: issueStatus }),
]);
export type IssueEvent = z.infer<typeof issueEvent>;
