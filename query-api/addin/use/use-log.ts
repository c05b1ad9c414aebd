import { useTable } from '@maru/contracts/addin/use/use.table';
import type { UseRow } from '@maru/contracts/addin/use/use.views';
import type { Presentation } from '@maru/contracts/kernel/presentation';
import { tableHandlers } from '../../http/table-handlers.ts';

const withPerson: Presentation<UseRow, Omit<UseRow, 'revision' | 'position'> & { readonly person: string }> = {
  people: ({ user_id }) => [user_id],
  present: ({ position: _position, revision: _revision, ...row }, card) => ({ ...row, person: card(row.user_id).name }),
};

export const useTableHandlers = tableHandlers({
  table: useTable,
  view: 'addin-use',
  beside: ['user'],
  toRows: (docs: readonly UseRow[], { present }) => present(withPerson, docs),
});
