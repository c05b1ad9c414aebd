import { epochMs } from '@maru/contracts/kernel/fields';
import { type IssueEvent, issueStream } from '@maru/contracts/tracker/issue/issue.events';
import { issueExamples } from '@maru/contracts/tracker/issue/issue.examples';
import { type ProjectEvent, projectStream } from '@maru/contracts/tracker/project/project.events';
import { projectExamples } from '@maru/contracts/tracker/project/project.examples';
import { withRole } from '@maru/contracts/tracker/project/project.fold';
import { type ProjectDocument, projectDocument } from '@maru/contracts/tracker/project/project.views';
import { describe, expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder, timeOf } from '../../testing/record.ts';
import { projectProjection } from './project.projection.ts';

type Event = ProjectEvent | IssueEvent;
type Effects<E extends Event> = {
  readonly [K in E['type']]: readonly [given: readonly Event[], effect: Partial<ProjectDocument>];
};

const examples = { ...projectExamples, ...issueExamples };
const {
  ProjectAdded: added,
  ProjectDeleted: deleted,
  JoinRequested: requested,
  JoinApproved: approved,
  MemberPromoted: promoted,
} = examples;
const { ownerId, ...fields } = added.data;
const { userId } = requested.data;
const { id } = fields;
const at = (position: number) => epochMs(timeOf(position));
const owner = { id: ownerId, role: 'owner' } as const;
const before: ProjectDocument = {
  ...fields,
  count: 0,
  open: 0,
  members: [owner],
  requests: [],
  created_by: ownerId,
  created_at: at(1),
  updated_at: at(1),
  created_position: 1,
  updated_position: 1,
  deleted: false,
  revision: 0,
  position: 1,
};

const edits: Effects<ProjectEvent> = {
  ProjectAdded: [[], {}],
  ProjectEdited: [[added], { title: '한강 복합문화센터' }],
  ProjectStatusChanged: [[added], { status: 'OnHold' }],
  ProjectDeleted: [[added], { deleted: true }],
  ProjectRestored: [[added, deleted], { deleted: false }],
  JoinRequested: [[added], { requests: [userId] }],
  JoinApproved: [[added, requested], { members: [owner, { id: userId, role: 'member' }], requests: [] }],
  JoinDeclined: [[added, requested], { requests: [] }],
  MemberLeft: [[added, requested, approved], { members: [owner] }],
  MemberRemoved: [[added, requested, approved], { members: [owner] }],
  MemberPromoted: [[added, requested, approved], { members: [owner, { id: userId, role: 'owner' }] }],
  MemberDemoted: [[added, requested, approved, promoted], { members: [owner, { id: userId, role: 'member' }] }],
};
const untouched: Partial<ProjectDocument> = { count: 1, open: 1, position: 2 };
const given = [added, examples.IssueAdded];
const counts: Effects<IssueEvent> = {
  IssueAdded: [[added], { count: 1, open: 1, position: 2 }],
  IssueStatusChanged: [given, { count: 1, open: 0, position: 3 }],
  IssueDeleted: [given, { count: 0, open: 0, position: 3 }],
  IssueRestored: [[...given, examples.IssueDeleted], { count: 1, open: 1, position: 4 }],
  IssueTitleChanged: [given, untouched],
  IssueTextChanged: [given, untouched],
  IssuePriorityChanged: [given, untouched],
  IssueTypeChanged: [given, untouched],
  IssueClassChanged: [given, untouched],
  IssueAssigned: [given, untouched],
  IssueDueDateSet: [given, untouched],
  IssueImageChanged: [given, untouched],
};

const streamOf = ({ data }: Event) => ('prj_id' in data ? issueStream(data.id) : projectStream(data.id));
const eventsOf = (earlier: readonly Event[], ...last: readonly Event[]) => {
  const record = recorder();
  return [...earlier, ...last].map((event) => record(streamOf(event), event));
};
const example = (type: string) => examples[type as Event['type']];

it.each(Object.entries(edits))('%s changes the project', (type, [earlier, effect]) => {
  const position = earlier.length + 1;
  const doc = foldEvents(projectProjection, eventsOf(earlier, example(type))).get(id);
  const edited = { updated_at: at(position), updated_position: position };
  expect(doc).toEqual({ ...before, ...effect, ...edited, revision: earlier.length, position });
  expect(projectDocument.parse(doc)).toEqual(doc);
});

it.each(Object.entries(counts))('%s is counted and edits nothing', (type, [earlier, effect]) => {
  expect(foldEvents(projectProjection, eventsOf(earlier, example(type))).get(id)).toEqual({ ...before, ...effect });
});

it.each(Object.entries({ ...edits, ...counts }))('%s changes nothing when seen again', (type, [earlier]) => {
  const events = eventsOf(earlier, example(type));
  expect(foldEvents(projectProjection, [...events, ...events])).toEqual(foldEvents(projectProjection, events));
});

describe('issues that are done', () => {
  const done = examples.IssueStatusChanged;
  const [started, reopened] = [
    { from: 'TO DO', to: 'IN PROGRESS' },
    { from: 'DONE', to: 'TO DO' },
  ] as const;
  const move = (change: Pick<typeof done.data, 'from' | 'to'>): Event => ({
    ...done,
    data: { ...done.data, ...change },
  });
  it.each([
    ['stay open when only started', [move(started)], { count: 1, open: 1, position: 2 }],
    ['open again', [done, move(reopened)], { count: 1, open: 1, position: 4 }],
    [
      'are not open when deleted',
      [done, { ...examples.IssueDeleted, data: { ...examples.IssueDeleted.data, status: 'DONE' } }],
      { count: 0, open: 0, position: 4 },
    ],
  ] as const)('%s', (_, events, effect) => {
    expect(foldEvents(projectProjection, eventsOf(given, ...events)).get(id)).toEqual({ ...before, ...effect });
  });
});

describe('people of a project', () => {
  const [first, second] = [
    { id: 'a', role: 'owner' },
    { id: 'b', role: 'member' },
  ] as const;
  const people = { members: [first, second], requests: ['c'] };
  const idsOf = ({ members }: ReturnType<typeof withRole>) => members.map((one) => one.id);

  it('wait once, however often they ask', () => {
    expect(withRole(people, 'c', 'requested').requests).toEqual(['c']);
  });
  it('stand in the order of joining', () => {
    expect(withRole(people, 'c', 'member')).toEqual({
      members: [first, second, { id: 'c', role: 'member' }],
      requests: [],
    });
  });
  it('stand first as owners', () => {
    expect(idsOf(withRole(people, 'c', 'owner'))).toEqual(['a', 'c', 'b']);
    const both = { ...people, members: [first, { id: 'b', role: 'owner' as const }] };
    expect(idsOf(withRole(both, 'a', 'member'))).toEqual(['b', 'a']);
  });
  it('are gone from both lists', () => {
    expect(withRole(people, 'b', 'none')).toEqual({ members: [first], requests: ['c'] });
    expect(withRole(people, 'c', 'none').requests).toEqual([]);
  });
});
