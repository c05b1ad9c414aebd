import { addinNews, addinRoom } from '@maru/contracts/addin/live/addin.live';
import { useTable } from '@maru/contracts/addin/use/use.table';
import type { UseRow } from '@maru/contracts/addin/use/use.views';
import Box from '@mui/material/Box';
import { EmptyState } from '../../design/empty-state.tsx';
import { longDate } from '../../format/seoul-moment.ts';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { AdminTable } from '../../kernel/table/admin-table.tsx';
import type { TableLooks } from '../../kernel/table/table-looks.ts';
import { useListTable } from '../../kernel/table/use-list-table.ts';
import { UseFigures } from './use-figures.tsx';

type Row = Omit<UseRow, 'revision' | 'position'> & { readonly person: string };

const source = { tags: ['AddinUse'], room: addinRoom, events: [addinNews.event] } as const;
const looks: TableLooks<Row> = {
  unit: '줄',
  nameOf: ({ person, command }) => `${person} ${command}`,
  opening: { to: ({ user_id }) => `/adm/addin_user/${user_id}` },
  opener: 'command',
  cells: { day: { draw: ({ day }) => longDate(day), width: 152 }, revit: { draw: ({ revit }) => revit } },
};

/** `/adm/addin_use`: which commands of the add-in are run, by whom and with which version. */
export const UseLogScreen = () => {
  const list = useListTable<Row>(useTable, source);
  return (
    <AdminFrame title="애드인 사용 기록">
      <Box sx={{ mb: 3 }}>
        <UseFigures
          filters={list.place.filters}
          onPeriod={({ from, to }) => list.change({ filters: { ...list.place.filters, day_from: from, day_to: to } })}
        />
      </Box>
      <AdminTable
        list={list}
        looks={looks}
        isExported
        empty={<EmptyState title="아직 사용 기록이 없어요" text="애드인이 보낸 기록이 여기에 바로 보여요." />}
      />
    </AdminFrame>
  );
};
