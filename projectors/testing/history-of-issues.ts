import { type IssueEvent, issueStream } from '@maru/contracts/tracker/issue/issue.events';
import { issueExamples } from '@maru/contracts/tracker/issue/issue.examples';
import { issueStatuses } from '@maru/contracts/tracker/issue/issue.fields';
import type { Cast, MadeIssue, Step } from './history-cast.ts';

export const addIssue = ({ newId, issues, roll, text }: Cast, prj_id: string): Step => {
  const id = newId('b');
  const status = issueStatuses[roll(3)] ?? 'TO DO';
  issues.push({ id, prj_id, status, deleted: false });
  return [
    issueStream(id),
    {
      type: 'IssueAdded',
      data: { ...issueExamples.IssueAdded.data, id, prj_id, status, title: text(6), text: text(20) },
    },
  ];
};

const changes = [
  'IssueStatusChanged',
  'IssueStatusChanged',
  'IssueTitleChanged',
  'IssueAssigned',
  'IssueDeleted',
] as const;
type Change = (typeof changes)[number] | 'IssueRestored';

export const changeIssue = (cast: Cast, issue: MadeIssue): Step => {
  const type = issue.deleted ? 'IssueRestored' : (changes[cast.roll(changes.length)] ?? 'IssueDeleted');
  const data = { id: issue.id, prj_id: issue.prj_id, ...detail(cast, issue, type) };
  return [issueStream(issue.id), { type, data } as IssueEvent];
};

const detail = ({ roll, newId, text }: Cast, issue: MadeIssue, type: Change) => {
  const from = issue.status;
  switch (type) {
    case 'IssueStatusChanged':
      issue.status = issueStatuses[roll(3)] ?? from;
      return { from, to: issue.status };
    case 'IssueTitleChanged':
      return { from: '', to: text(6) };
    case 'IssueAssigned':
      return { from: null, to: newId('e') };
    case 'IssueDeleted':
    case 'IssueRestored':
      issue.deleted = !issue.deleted;
      return { status: issue.status };
  }
};
