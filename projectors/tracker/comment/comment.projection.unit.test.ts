import { epochMs } from '@maru/contracts/kernel/fields';
import { type CommentEvent, commentStream } from '@maru/contracts/tracker/comment/comment.events';
import { commentExamples } from '@maru/contracts/tracker/comment/comment.examples';
import { type CommentDocument, commentDocument } from '@maru/contracts/tracker/comment/comment.views';
import { describe, expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { metaAt, recorder, timeOf } from '../../testing/record.ts';
import { commentProjection } from './comment.projection.ts';

const { CommentAdded: added, CommentDeleted: deleted, CommentPinned: pinned } = commentExamples;
const { id } = added.data;
const before: CommentDocument = {
  ...added.data,
  created_at: epochMs(timeOf(1)),
  updated_at: epochMs(timeOf(1)),
  created_position: 1,
  updated_position: 1,
  deleted: false,
  pinned: null,
  revision: 0,
  position: 1,
};
const unedited = { updated_at: before.updated_at, updated_position: before.updated_position };
/** What came before the event, and what it changes. */
const effects: {
  readonly [K in CommentEvent['type']]: readonly [given: readonly CommentEvent[], effect: Partial<CommentDocument>];
} = {
  CommentAdded: [[], {}],
  CommentTextChanged: [[added], { comment: '구조도를 기준으로 고쳤어요.' }],
  CommentImagesChanged: [[added], { image: [] }],
  CommentDeleted: [[added], { deleted: true }],
  CommentRestored: [[added, deleted], { deleted: false }],
  CommentPinned: [[added], { pinned: { by: metaAt('').actorId, at: epochMs(timeOf(2)), position: 2 }, ...unedited }],
  CommentUnpinned: [[added, pinned], { pinned: null, ...unedited }],
};

describe.each(Object.entries(effects))('%s', (type, [given, effect]) => {
  const record = recorder();
  const events = [...given, commentExamples[type as CommentEvent['type']]].map((event) =>
    record(commentStream(id), event),
  );

  it('changes the comment', () => {
    const position = events.length;
    const doc = foldEvents(commentProjection, events).get(id);
    expect(doc).toEqual({
      ...before,
      updated_at: epochMs(timeOf(position)),
      updated_position: position,
      ...effect,
      revision: position - 1,
      position,
    });
    expect(commentDocument.parse(doc)).toEqual(doc);
  });

  it('changes nothing when seen again', () => {
    expect(foldEvents(commentProjection, [...events, ...events])).toEqual(foldEvents(commentProjection, events));
  });
});
