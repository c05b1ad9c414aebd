import { z } from 'zod';
import { documentBase, logPosition, timestamp } from '../../kernel/fields.ts';
import type { Presentation } from '../../kernel/presentation.ts';
import { issueClass, issuePriority, issueStatus, issueType } from './issue.fields.ts';

/** Document of the view `issue`; `user` raised it. `comments` and `images` are counts of what is not deleted. */
export const issueDocument = z.object({
  ...documentBase,
  prj_id: z.string(),
  title: z.string(),
  text: z.string(),
  program: z.string(),
  status: issueStatus,
  priority: issuePriority,
  type: issueType,
  class: issueClass,
  assignee: z.string().nullable(),
  due: z.string().nullable(),
  image: z.string().nullable(),
  user: z.string(),
  comments: z.int(),
  images: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
  updated_position: logPosition,
  deleted: z.boolean(),
});
export type IssueDocument = z.infer<typeof issueDocument>;

const author = z.object({ id: z.string(), name: z.string(), image: z.string().nullable() });
/** An issue over the wire: `author` is `user` as a person, `assigned` the assignee. */
export const issue = issueDocument.extend({ author, assigned: author.nullable() });
export type Issue = z.infer<typeof issue>;
/** What a command answers: it knows the counts of comments and pictures only of the issue it has just raised. */
export const issueAnswer = issue.partial({ comments: true, images: true });
export type IssueAnswer = z.infer<typeof issueAnswer>;

export const issuePresentation: Presentation<IssueDocument, Issue> = {
  people: (doc) => (doc.assignee ? [doc.user, doc.assignee] : [doc.user]),
  present: (doc, person) => ({
    ...doc,
    author: pick(person(doc.user)),
    assigned: doc.assignee ? pick(person(doc.assignee)) : null,
  }),
};
const pick = ({ id, name, image }: z.infer<typeof author>) => ({ id, name, image });

export const activityKinds = [
  'added',
  'title',
  'text',
  'status',
  'priority',
  'type',
  'class',
  'assignee',
  'due',
  'image',
  'deleted',
  'restored',
] as const;
/** One change of one field, read from the issue's events. Values are as stored; an assignee is a name. */
export const activity = z.object({
  revision: z.int(),
  at: timestamp,
  user: author,
  what: z.enum(activityKinds),
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type Activity = z.infer<typeof activity>;
