import { addinNews, addinRoom } from '@maru/contracts/addin/live/addin.live';
import type { AddinUserRow } from '@maru/contracts/addin/user/user.queries';
import { addinUserTable } from '@maru/contracts/addin/user/user.table';
import { EmptyState } from '../../design/empty-state.tsx';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { AdminTable } from '../../kernel/table/admin-table.tsx';
import type { TableLooks } from '../../kernel/table/table-looks.ts';
import type { TableTab } from '../../kernel/table/table-tabs.tsx';
import { useListTable } from '../../kernel/table/use-list-table.ts';
import { LicenceChip } from './licence-chip.tsx';

const source = { tags: ['AddinUser'], room: addinRoom, events: [addinNews.event] } as const;
const tabs: readonly TableTab[] = [
  { key: 'valid', label: '사용 중', query: 'state=valid' },
  { key: 'waiting', label: '컴퓨터 확인', query: 'state=unbound,elsewhere' },
  { key: 'none', label: '라이선스 없음', query: 'state=none' },
];
const looks: TableLooks<AddinUserRow> = {
  unit: '명',
  nameOf: ({ person }) => person,
  opening: { to: ({ id }) => `/adm/addin_user/${id}` },
  opener: 'person',
  cells: {
    state: { draw: ({ state }) => <LicenceChip state={state} />, width: 152 },
    revit: { draw: ({ revit }) => revit },
  },
};

/** `/adm/addin_user`: people who work with the add-in. */
export const AddinUsersScreen = () => {
  const list = useListTable<AddinUserRow>(addinUserTable, source);
  return (
    <AdminFrame title="애드인 사용자">
      <AdminTable
        list={list}
        looks={looks}
        tabs={tabs}
        isExported
        empty={<EmptyState title="아직 애드인을 쓰는 사람이 없어요" text="Revit에서 애드인을 켜면 여기에 보여요." />}
      />
    </AdminFrame>
  );
};
