import type { IssueEvent } from '@maru/contracts/tracker/issue/issue.events';
import { assigneeChange } from './assign-issue.ts';
import { classChange } from './change-issue-class.ts';
import { imageChange } from './change-issue-image.ts';
import { priorityChange } from './change-issue-priority.ts';
import { statusChange } from './change-issue-status.ts';
import { typeChange } from './change-issue-type.ts';
import { dueDateChange } from './set-issue-due-date.ts';
import { activeIssue, idsOf, type IssueDecider, type IssueFacts } from './issue.state.ts';

const titleChange = (issue: IssueFacts, to: string): readonly IssueEvent[] =>
  issue.title === to ? [] : [{ type: 'IssueTitleChanged', data: { ...idsOf(issue), from: issue.title, to } }];
const textChange = (issue: IssueFacts, to: string): readonly IssueEvent[] =>
  issue.text === to ? [] : [{ type: 'IssueTextChanged', data: { ...idsOf(issue), from: issue.text, to } }];

/** One event for each field that really changes, as if each had been changed by itself; fields left out stay. */
export const editIssue: IssueDecider<'EditIssue'> = (state, { data }) => {
  const issue = activeIssue(state);
  const wanted = { ...issue, ...definedOf(data) };
  return [
    ...titleChange(issue, wanted.title),
    ...textChange(issue, wanted.text),
    ...statusChange(issue, wanted.status),
    ...priorityChange(issue, wanted.priority),
    ...typeChange(issue, wanted.type),
    ...classChange(issue, wanted.class),
    ...assigneeChange(issue, wanted.assignee),
    ...dueDateChange(issue, wanted.due),
    ...imageChange(issue, wanted.image),
  ];
};

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };
const definedOf = <T extends object>(data: T) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as Defined<T>;
