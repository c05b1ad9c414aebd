import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { BulkCommand } from '@maru/contracts/site/bulk/bulk.commands';
import { type BulkEvent, bulkStream } from '@maru/contracts/site/bulk/bulk.events';
import { type BulkFacts, bulkFold } from '@maru/contracts/site/bulk/bulk.fold';
import { bulkPolicies, type BulkSubject } from '@maru/contracts/site/bulk/bulk.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';

const decide: Deciders<BulkCommand, BulkFacts, BulkEvent> = {
  StartBulk: (bulk, { data }) => (bulk ? [] : [{ type: 'BulkStarted', data }]),
  // What was done before somebody stopped it is written down after that, too.
  RecordBulkLines: (bulk, { data }) => {
    if (!bulk || bulk.walked !== data.from || bulk.state === 'finished') return [];
    const isLast = bulk.state === 'running' && data.from + data.count === bulk.total;
    return [
      { type: 'BulkLinesDone', data },
      ...(isLast ? [{ type: 'BulkFinished', data: { id: data.id } } as const] : []),
    ];
  },
  StopBulk: (bulk, { data }) => {
    if (bulk?.state === 'finished') throw new Rejected('bulk_over');
    return bulk?.state === 'running' ? [{ type: 'BulkStopped', data }] : [];
  },
};

export const bulkAggregate: Aggregate<BulkCommand, BulkFacts, BulkEvent, BulkSubject> = {
  ...bulkFold,
  name: 'site.bulk',
  stream: ({ data }) => bulkStream(data.id),
  decide,
  policies: bulkPolicies,
  subject: (_command, bulk) => ({ bulk: bulk ? 'there' : 'missing' }),
  answer: (bulk, { data }) => ({ body: bulk ?? { id: data.id } }),
};
