import { issueExamples } from '@maru/contracts/tracker/issue/issue.examples';
import { activity } from '@maru/contracts/tracker/issue/issue.views';
import { unknownPerson } from '@maru/contracts/kernel/presentation';
import { describe, expect, it } from 'vitest';
import { activityPresentation, type RecordedIssueEvent } from './issue-activity.ts';

const actorId = '01900000-0000-7000-8000-000000000009';
const recorded = (event: (typeof issueExamples)[keyof typeof issueExamples], by = actorId): RecordedIssueEvent => ({
  ...event,
  id: 'e',
  revision: 3,
  meta: {
    at: '2026-11-21T11:14:22.123456Z',
    actorId: by,
    commandId: '',
    correlationId: '',
    causationId: '',
    schemaVersion: 1,
    ipHash: '',
    previousHash: '',
    hash: '',
  },
});
const shown = (event: RecordedIssueEvent) =>
  activityPresentation.present(event, (id) => ({ ...unknownPerson(id), name: `이름 ${id.slice(-1)}` }));

describe('activity', () => {
  it.each(Object.values(issueExamples))('says something of $type that the contract allows', (event) => {
    expect(activity.safeParse(shown(recorded(event))).error).toBeUndefined();
  });

  it('names who did it, when, and both values', () => {
    expect(shown(recorded(issueExamples.IssueStatusChanged))).toEqual({
      revision: 3,
      at: Date.parse('2026-11-21T11:14:22.123Z') + 0.456,
      what: 'status',
      from: 'TO DO',
      to: 'DONE',
      user: { id: actorId, name: '이름 9', image: null },
    });
  });

  it('names assignees instead of their ids', () => {
    const event = recorded(issueExamples.IssueAssigned);
    expect(activityPresentation.people(event)).toEqual([actorId, issueExamples.IssueAssigned.data.to]);
    expect(shown(event)).toMatchObject({ what: 'assignee', from: null, to: '이름 1' });
  });
});
