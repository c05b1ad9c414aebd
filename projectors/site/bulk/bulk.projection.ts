import { type BulkEvent, bulkStream } from '@maru/contracts/site/bulk/bulk.events';
import { bulkFold } from '@maru/contracts/site/bulk/bulk.fold';
import { type BulkDocument, bulkView } from '@maru/contracts/site/bulk/bulk.views';
import type { Projection } from '../../runtime/projection.ts';

export const bulkProjection: Projection<BulkEvent, BulkDocument> = {
  name: bulkView,
  version: 1,
  view: { fields: { started_at: 'number' }, indexes: [['started_at']] },
  streams: [bulkStream('')],
  own: bulkStream(''),
  key: ({ data }) => data.id,
  on: bulkFold.evolve,
};
