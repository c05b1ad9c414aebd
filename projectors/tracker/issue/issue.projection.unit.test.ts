import { epochMs } from '@maru/contracts/kernel/fields';
import { type CommentEvent, commentStream } from '@maru/contracts/tracker/comment/comment.events';
import { commentExamples } from '@maru/contracts/tracker/comment/comment.examples';
import { type IssueEvent, issueStream } from '@maru/contracts/tracker/issue/issue.events';
import { issueExamples } from '@maru/contracts/tracker/issue/issue.examples';
import { type IssueDocument, issueDocument } from '@maru/contracts/tracker/issue/issue.views';
import { describe, expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder, timeOf } from '../../testing/record.ts';
import { issueProjection } from './issue.projection.ts';

type Event = IssueEvent | CommentEvent;
type Effects<E extends Event> = {
  readonly [K in E['type']]: readonly [given: readonly Event[], effect: Partial<IssueDocument>];
};

const examples = { ...issueExamples, ...commentExamples };
const { IssueAdded: added, IssueDeleted: deleted, CommentAdded: comment } = examples;
const { id } = added.data;
const at = (position: number) => epochMs(timeOf(position));
const before: IssueDocument = {
  ...added.data,
  comments: 0,
  images: 0,
  created_at: at(1),
  updated_at: at(1),
  updated_position: 1,
  deleted: false,
  revision: 0,
  position: 1,
};

const edits: Effects<IssueEvent> = {
  IssueAdded: [[], {}],
  IssueTitleChanged: [[added], { title: '지하 2층 X3열 기둥 위치' }],
  IssueTextChanged: [[added], { text: 'A-201, S-105' }],
  IssueStatusChanged: [[added], { status: 'DONE' }],
  IssuePriorityChanged: [[added], { priority: 'HIGH' }],
  IssueTypeChanged: [[added], { type: '정보누락' }],
  IssueClassChanged: [[added], { class: '구조' }],
  IssueAssigned: [[added], { assignee: examples.IssueAssigned.data.to }],
  IssueDueDateSet: [[added], { due: '2026-12-04' }],
  IssueImageChanged: [[added], { image: examples.IssueImageChanged.data.to }],
  IssueDeleted: [[added], { deleted: true }],
  IssueRestored: [[added, deleted], { deleted: false }],
};
const counts: Effects<CommentEvent> = {
  CommentAdded: [[added], { comments: 1, images: 1, position: 2 }],
  CommentTextChanged: [[added, comment], { comments: 1, images: 1, position: 2 }],
  CommentPinned: [[added, comment], { comments: 1, images: 1, position: 2 }],
  CommentUnpinned: [[added, comment], { comments: 1, images: 1, position: 2 }],
  CommentImagesChanged: [[added, comment], { comments: 1, images: 0, position: 3 }],
  CommentDeleted: [[added, comment], { comments: 0, images: 0, position: 3 }],
  CommentRestored: [
    [
      added,
      comment,
      examples.CommentImagesChanged,
      { ...examples.CommentDeleted, data: { ...examples.CommentDeleted.data, images: 0 } },
    ],
    { comments: 1, images: 0, position: 5 },
  ],
};

const streamOf = ({ data }: Event) => ('issue_id' in data ? commentStream(data.id) : issueStream(data.id));
const eventsOf = (given: readonly Event[], type: string) => {
  const record = recorder();
  return [...given, examples[type as Event['type']]].map((event) => record(streamOf(event), event));
};

it.each(Object.entries(edits))('%s changes the issue', (type, [given, effect]) => {
  const position = given.length + 1;
  const doc = foldEvents(issueProjection, eventsOf(given, type)).get(id);
  const edited = { updated_at: at(position), updated_position: position };
  expect(doc).toEqual({ ...before, ...effect, ...edited, revision: given.length, position });
  expect(issueDocument.parse(doc)).toEqual(doc);
});

it.each(Object.entries(counts))('%s is counted and edits nothing', (type, [given, effect]) => {
  expect(foldEvents(issueProjection, eventsOf(given, type)).get(id)).toEqual({ ...before, ...effect });
});

describe.each(Object.entries({ ...edits, ...counts }))('%s', (type, [given]) => {
  it('changes nothing when seen again', () => {
    const events = eventsOf(given, type);
    expect(foldEvents(issueProjection, [...events, ...events])).toEqual(foldEvents(issueProjection, events));
  });

  it('changes nothing for an issue that is not there', () => {
    const events = eventsOf(given, type).filter(({ stream }) => stream === commentStream(comment.data.id));
    expect([...foldEvents(issueProjection, events)]).toEqual([]);
  });
});
