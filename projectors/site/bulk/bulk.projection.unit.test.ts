import { bulkExamples } from '@maru/contracts/site/bulk/bulk.examples';
import { type BulkEvent, bulkStream } from '@maru/contracts/site/bulk/bulk.events';
import { type BulkDocument, bulkDocument } from '@maru/contracts/site/bulk/bulk.views';
import { describe, expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { bulkProjection } from './bulk.projection.ts';

const { id } = bulkExamples.BulkStarted.data;
const effects: { readonly [K in BulkEvent['type']]: Partial<BulkDocument> } = {
  BulkStarted: { state: 'running', total: 3, walked: 0, refused: 0, ended_at: null },
  BulkLinesDone: { state: 'running', walked: 2, refused: 1 },
  BulkStopped: { state: 'stopped', reason: 'asked' },
  BulkFinished: { state: 'finished', reason: null },
};

describe.each(Object.entries(effects))('%s', (type, effect) => {
  const record = recorder();
  const past: readonly BulkEvent[] = type === 'BulkStarted' ? [] : [bulkExamples.BulkStarted];
  const events = [...past, bulkExamples[type as BulkEvent['type']]].map((one) => record(bulkStream(id), one));

  it('shows on the bulk action', () => {
    const doc = foldEvents(bulkProjection, events).get(id) as BulkDocument;
    expect(doc).toMatchObject(effect);
    expect(bulkDocument.parse(doc)).toEqual(doc);
    if (type === 'BulkStopped' || type === 'BulkFinished') expect(doc.ended_at).not.toBeNull();
  });
  it('changes nothing when seen again', () =>
    expect(foldEvents(bulkProjection, [...events, ...events])).toEqual(foldEvents(bulkProjection, events)));
});
