import { z } from 'zod';
import { event, type StreamOf } from '../../kernel/message.ts';
import { issueClass, issuePriority, issueStatus, issueType } from './issue.fields.ts';

export const issueStream = (id: string) => `tracker.issue-${id}` as StreamOf<IssueEvent>;

const of = { id: z.string(), prj_id: z.string() };
const changeFields = <S extends z.ZodType>(value: S) => ({ ...of, from: value, to: value });
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
  event('IssueTitleChanged', changeFields(z.string())),
  event('IssueTextChanged', changeFields(z.string())),
  event('IssueStatusChanged', changeFields(issueStatus)),
  event('IssuePriorityChanged', changeFields(issuePriority)),
  event('IssueTypeChanged', changeFields(issueType)),
  event('IssueClassChanged', changeFields(issueClass)),
  event('IssueAssigned', changeFields(nullableText)),
  event('IssueDueDateSet', changeFields(nullableText)),
  event('IssueImageChanged', changeFields(nullableText)),
  /** `status` is that of the issue, so that counts of open issues need no look-up. */
  event('IssueDeleted', { ...of, status: issueStatus }),
  event('IssueRestored', { ...of, status: issueStatus }),
]);
export type IssueEvent = z.infer<typeof issueEvent>;
