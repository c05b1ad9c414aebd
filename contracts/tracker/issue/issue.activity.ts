import type { IssueEvent } from './issue.events.ts';
import type { Activity } from './issue.views.ts';

type Change = Pick<Activity, 'what' | 'from' | 'to'>;
type Changes = { readonly [K in IssueEvent['type']]: (data: Extract<IssueEvent, { type: K }>['data']) => Change };

const only = (what: Change['what']) => () => ({ what, from: null, to: null });
const changeText =
  (what: Change['what']) =>
  ({ from, to }: { from: string | null; to: string | null }) => ({ what, from, to });

const changes: Changes = {
  IssueAdded: only('added'),
  IssueTitleChanged: changeText('title'),
  IssueTextChanged: changeText('text'),
  IssueStatusChanged: changeText('status'),
  IssuePriorityChanged: changeText('priority'),
  IssueTypeChanged: changeText('type'),
  IssueClassChanged: changeText('class'),
  IssueAssigned: changeText('assignee'),
  IssueDueDateSet: changeText('due'),
  IssueImageChanged: changeText('image'),
  IssueDeleted: only('deleted'),
  IssueRestored: only('restored'),
};

/** What an event says in the issue's history; a new event is a compile error until it says something. */
export const changeOf = ({ type, data }: IssueEvent): Change => (changes[type] as (of: typeof data) => Change)(data);
