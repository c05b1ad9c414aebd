import { epochMs } from '@maru/contracts/kernel/fields';
import { type CommentEvent, commentStream } from '@maru/contracts/tracker/comment/comment.events';
import { commentExamples } from '@maru/contracts/tracker/comment/comment.examples';
import { type CommentDocument, commentDocument } from '@maru/contracts/tracker/comment/comment.views';
import { describe, expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder, timeOf } from '../../testing/record.ts';
import { commentProjection } from './comment.projection.ts';

const { CommentAdded: added, CommentDeleted: deleted } = commentExamples;
const { id } = added.data;
const before: CommentDocument = {
  ...added.data,
  created_at: epochMs(timeOf(1)),
  updated_at: epochMs(timeOf(1)),
  deleted: false,
  revision: 0,
  position: 1,
};
/** What came before the event, and what it changes. */
const effects: {
  readonly [K in CommentEvent['type']]: readonly [given: readonly CommentEvent[], effect: Partial<CommentDocument>];
} = {
  CommentAdded: [[], {}],
  CommentTextChanged: [[added], { comment: '구조도를 기준으로 고쳤어요.' }],
  CommentImagesChanged: [[added], { image: [] }],
  CommentDeleted: [[added], { deleted: true }],
  CommentRestored: [[added, deleted], { deleted: false }],
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
      ...effect,
      updated_at: epochMs(timeOf(position)),
      revision: position - 1,
      position,
    });
    expect(commentDocument.parse(doc)).toEqual(doc);
  });

  it('changes nothing when seen again', () => {
    expect(foldEvents(commentProjection, [...events, ...events])).toEqual(foldEvents(commentProjection, events));
  });
});
