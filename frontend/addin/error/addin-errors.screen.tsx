import { alarmingStates } from '@maru/contracts/addin/error/error.fields';
import { addinErrorTable } from '@maru/contracts/addin/error/error.table';
import type { AddinError } from '@maru/contracts/addin/error/error.views';
import { addinNews, addinRoom } from '@maru/contracts/addin/live/addin.live';
import { EmptyState } from '../../design/empty-state.tsx';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { AdminTable } from '../../kernel/table/admin-table.tsx';
import type { TableLooks } from '../../kernel/table/table-looks.ts';
import type { TableTab } from '../../kernel/table/table-tabs.tsx';
import { useListTable } from '../../kernel/table/use-list-table.ts';
import { ErrorChip } from './error-chip.tsx';
import { shortType } from './error-words.ts';

type Row = Omit<AddinError, 'revision' | 'position'>;

const source = { tags: ['AddinError'], room: addinRoom, events: [addinNews.event] } as const;
const tabs: readonly TableTab[] = [
  { key: 'open', label: '확인할 오류', query: `state=${alarmingStates.join()}` },
  { key: 'acknowledged', label: '확인함', query: 'state=acknowledged' },
  { key: 'fixed', label: '고침', query: 'state=fixed' },
];
const looks: TableLooks<Row> = {
  unit: '건',
  nameOf: ({ exception }) => exception,
  opening: { to: ({ id }) => `/adm/addin_error/${id}` },
  opener: 'exception',
  cells: {
    newest_version: { width: 120 },
    fixed_in: { width: 120 },
    state: { draw: ({ state }) => <ErrorChip state={state} />, width: 128 },
    // The same exception is thrown in many places: the innermost one tells them apart.
    exception: { draw: ({ exception, frames }) => [shortType(exception), frames[0]].join(' · ') },
  },
};

/** `/adm/addin_error`: what goes wrong in add-ins, the same error of all people as one. */
export const AddinErrorsScreen = () => {
  const list = useListTable<Row>(addinErrorTable, source);
  return (
    <AdminFrame title="애드인 오류">
      <AdminTable
        list={list}
        looks={looks}
        tabs={tabs}
        isExported
        empty={<EmptyState title="아직 오류가 없어요" text="애드인에서 생긴 오류가 여기에 바로 보여요." />}
      />
    </AdminFrame>
  );
};
