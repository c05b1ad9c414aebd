import { z } from 'zod';
import { day, id, imageUrl, line, text } from '../../kernel/fields.ts';

export const issueStatuses = ['TO DO', 'IN PROGRESS', 'DONE'] as const;
export const issueStatus = z.enum(issueStatuses);
export type IssueStatus = z.infer<typeof issueStatus>;
/** Columns of the issue kanban and the status each holds. */
export const issueColumns = { ToDo: 'TO DO', InProgress: 'IN PROGRESS', Done: 'DONE' } as const satisfies Record<
  string,
  IssueStatus
>;
export type IssueColumn = keyof typeof issueColumns;

export const issuePriorities = ['LOW', 'MEDIUM', 'HIGH'] as const;
export const issuePriority = z.enum(issuePriorities);
export type IssuePriority = z.infer<typeof issuePriority>;

/** 도서검토: review of the drawings; 정보누락: information is missing. */
export const issueTypes = ['도서검토', '정보누락'] as const;
export const issueType = z.enum(issueTypes);
export type IssueType = z.infer<typeof issueType>;

/** 건축 architecture, 구조 structure, 기계 mechanical. */
export const issueClasses = ['건축', '구조', '기계'] as const;
export const issueClass = z.enum(issueClasses);
export type IssueClass = z.infer<typeof issueClass>;

/** Where an issue was raised: `web`, or the name of an add-in. */
export const program = z.string().regex(/^[a-z0-9._-]{1,32}$/i);

/** Fields that people fill in, shared by commands and forms. */
export const issueFields = {
  title: line(160),
  text: text(10_000),
  status: issueStatus,
  priority: issuePriority,
  type: issueType,
  class: issueClass,
  assignee: id.nullable(),
  due: day.nullable(),
  image: imageUrl.nullable(),
};
