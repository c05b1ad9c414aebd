import { Rejected } from '@maru/contracts/kernel/rejections';
import { type BulkEvent, bulkStream } from '@maru/contracts/site/bulk/bulk.events';
import { type bulkQueries, listedBulks } from '@maru/contracts/site/bulk/bulk.routes';
import { type BulkDocument, bulkPresentation, bulkView, type RefusedThing } from '@maru/contracts/site/bulk/bulk.views';
import type { QueryHandler } from '../../http/query-handler.ts';
import { readEvents } from '../../http/read-events.ts';

export const bulkList: QueryHandler<typeof bulkQueries.list> = {
  views: [bulkView],
  answer: async (_input, { engines: { views }, present }) => {
    const found = await views
      .view(bulkView)
      .find<BulkDocument>({ sort: [{ field: 'started_at', direction: 'desc' }], limit: listedBulks });
    return {
      list: await present(
        bulkPresentation,
        found.map(({ doc }) => doc),
      ),
    };
  },
};

const refusedIn = (events: readonly BulkEvent[]): readonly RefusedThing[] => {
  const lines = events.flatMap((event) => (event.type === 'BulkStarted' ? event.data.lines : []));
  return events.flatMap((event) =>
    event.type === 'BulkLinesDone'
      ? event.data.refused.flatMap(({ no, code }) => {
          const line = lines[no];
          return line ? [{ no, code, id: line.id, name: line.name }] : [];
        })
      : [],
  );
};

/** Its lines are read from the log: all of them would make a large document that changes with every batch. */
export const bulkInfo: QueryHandler<typeof bulkQueries.one> = {
  views: [bulkView],
  answer: async ({ id }, { engines: { views, events }, present }) => {
    const found = await views.view(bulkView).get<BulkDocument>(id);
    const [bulk] = found ? await present(bulkPresentation, [found.doc]) : [];
    if (!bulk) throw new Rejected('not_found');
    const all = await readEvents(events, bulkStream(id));
    return { ...bulk, refused_lines: [...refusedIn(all)] };
  },
  revision: ({ revision }) => revision,
};
