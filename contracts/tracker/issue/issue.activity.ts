import type { IssueEvent } from './issue.events.ts';
import type { Activity } from './issue.views.ts';

type Change = Pick<Activity, 'what' | 'from' | 'to'>;
type Changes = { readonly [K in IssueEvent['type']]: (data: Extract<IssueEvent, { type: K }>['data']) => Change };

const only = (what: Change['what']) => () => ({ what, from: null, to: null });
const changed =
  (what: Change['what']) =>
  ({ from, to }: { from: string | null; to: string | null }) => ({ what, from, to });

const changes: Changes = {
  IssueAdded: only('added'),
  IssueTitleChanged: changed('title'),
  IssueTextChanged: changed('text'),
  IssueStatusChanged: changed('status'),
  IssuePriorityChanged: changed('priority'),
  IssueTypeChanged: changed('type'),
  IssueClassChanged: changed('class'),
  IssueAssigned: changed('assignee'),
  IssueDueDateSet: changed('due'),
  IssueImageChanged: changed('image'),
  IssueDeleted: only('deleted'),
  IssueRestored: only('restored'),
};

/** What an event says in the issue's history; a new event is a compile error until it says something. */
export const changeOf = ({ type, data }: IssueEvent): Change => (changes[type] as (of: typeof data) => Change)(data);
