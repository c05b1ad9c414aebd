import type { addinErrorQueries } from '@maru/contracts/addin/error/error.queries';
import { addinErrorTable } from '@maru/contracts/addin/error/error.table';
import type { AddinError, AddinErrorDocument } from '@maru/contracts/addin/error/error.views';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { QueryHandler } from '../../http/query-handler.ts';
import { tableHandlers } from '../../http/table-handlers.ts';

const shown = ({ newest: _newest, user_ids: _users, ...error }: AddinErrorDocument): AddinError => error;
const rowOf = ({ position: _position, revision: _revision, ...row }: AddinError) => row;

export const addinErrorTableHandlers = tableHandlers({
  table: addinErrorTable,
  view: 'addin-error',
  toRows: (docs: readonly AddinErrorDocument[]) => docs.map((doc) => rowOf(shown(doc))),
});

export const addinErrorOne: QueryHandler<typeof addinErrorQueries.one> = {
  views: ['addin-error'],
  answer: async ({ id }, { engines: { views } }) => {
    const stored = await views.view('addin-error').get<AddinErrorDocument>(id);
    if (!stored) throw new Rejected('addin_error_not_found');
    return shown(stored.doc);
  },
  revision: ({ revision }) => revision,
};
