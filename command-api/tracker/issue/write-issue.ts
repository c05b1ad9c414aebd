import { Rejected } from '@maru/contracts/kernel/rejections';
import type { IssueEvent } from '@maru/contracts/tracker/issue/issue.events';
import type { issueFields } from '@maru/contracts/tracker/issue/issue.fields';
import type { IssueFacts } from '@maru/contracts/tracker/issue/issue.fold';
import { activeIssue, idsOf, type IssueDecider, type IssueDeciders } from './issue.state.ts';

export const addIssue: IssueDecider<'AddIssue'> = (state, { data }, { actor }) => {
  // New ids come from the request's key: one that is taken was asked for before.
  if (state) throw new Rejected('key_reused');
  return [{ type: 'IssueAdded', data: { ...data, user: actor.id } }];
};

type Field = keyof typeof issueFields;

const changes = {
  title: 'IssueTitleChanged',
  text: 'IssueTextChanged',
  status: 'IssueStatusChanged',
  priority: 'IssuePriorityChanged',
  type: 'IssueTypeChanged',
  class: 'IssueClassChanged',
  assignee: 'IssueAssigned',
  due: 'IssueDueDateSet',
  image: 'IssueImageChanged',
} as const satisfies Record<Field, IssueEvent['type']>;

const change = (issue: IssueFacts, field: Field, to: IssueFacts[Field] | undefined) =>
  to === undefined || to === issue[field]
    ? []
    : [{ type: changes[field], data: { ...idsOf(issue), from: issue[field], to } } as IssueEvent];

const setter =
  <F extends Field>(field: F) =>
  (state: Parameters<typeof activeIssue>[0], { data }: { readonly data: Readonly<Record<F, IssueFacts[F]>> }) =>
    change(activeIssue(state), field, data[field]);

/** A due day in the past is allowed, because what is late is entered late, too. */
export const issueSetters = {
  ChangeIssueStatus: setter('status'),
  ChangeIssuePriority: setter('priority'),
  ChangeIssueType: setter('type'),
  ChangeIssueClass: setter('class'),
  AssignIssue: setter('assignee'),
  SetIssueDueDate: setter('due'),
  ChangeIssueImage: setter('image'),
} as const satisfies Partial<IssueDeciders>;

export const editIssue: IssueDecider<'EditIssue'> = (state, { data }) => {
  const issue = activeIssue(state);
  return (Object.keys(changes) as Field[]).flatMap((field) => change(issue, field, data[field]));
};
