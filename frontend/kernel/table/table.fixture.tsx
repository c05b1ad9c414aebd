import { defineTable } from '@maru/contracts/kernel/table';
import { z } from 'zod';
import { EmptyState } from '../../design/empty-state.tsx';
import { answer } from '../api/call.fixture.ts';
import { openAt, type Replies } from '../store/screen.fixture.tsx';
import { AdminTable, type AdminTableProps } from './admin-table.tsx';
import { useListTable } from './use-list-table.ts';

/** A list that no server has. */
export const parcels = defineTable({
  name: 'parcels',
  title: '상자',
  path: 'adm/parcel',
  row: z.object({
    id: z.string(),
    number: z.string(),
    state: z.string(),
    worth: z.number(),
    sent_at: z.number(),
    note: z.string(),
  }),
  columns: {
    number: { label: '번호', kind: 'text', sort: true },
    state: { label: '상태', kind: 'choice', words: { ready: '준비', away: '발송' } },
    worth: { label: '금액', kind: 'won', sort: true },
    sent_at: { label: '보낸 때', kind: 'time', sort: true },
    note: { label: '메모', kind: 'text', hidden: true, personal: true },
  },
  filters: {
    state: { kind: 'choice', label: '상태', words: { ready: '준비', away: '발송' } },
    sent_at: { kind: 'time', label: '보낸 날' },
    worth: { kind: 'won', label: '금액' },
    buyer: { kind: 'id', label: '산 사람' },
  },
  search: '번호',
  sort: ['-sent_at'],
});
export type Parcel = z.output<typeof parcels.row>;

export const parcel = (at: number, part: Partial<Parcel> = {}): Parcel => ({
  id: `p${at}`,
  number: `P-${at}`,
  state: 'ready',
  worth: at * 1_000,
  sent_at: Date.UTC(2026, 2, at),
  note: '',
  ...part,
});
export const page = (list: readonly Parcel[], part: object = {}) =>
  answer(200, { list, total: list.length, next: null, previous: null, ...part });
export const noSettings = { filters: [], columns: {} };

const tags = ['Parcel'];
type Props = Partial<AdminTableProps<Parcel>>;
const Parcels = (props: Props) => {
  const list = useListTable<Parcel>(parcels, { tags });
  return (
    <AdminTable
      list={list}
      looks={{ nameOf: ({ number }) => number, opening: { to: ({ id }) => `/adm/parcel/${id}` }, unit: '개' }}
      actions={[{ label: '보내기', icon: null, run: () => undefined }]}
      isExported
      empty={<EmptyState title="아직 상자가 없어요" />}
      {...props}
    />
  );
};

/** The list in front of a server that has three parcels, and otherwise answers `own`. */
export const openParcels = (own: Replies = {}, at = '/adm/parcel', props: Props = {}) => {
  const replies = {
    'GET adm/parcel/list': () => page([parcel(1), parcel(2), parcel(3)]),
    'GET adm/table/settings': () => answer(200, noSettings),
    ...own,
  };
  const { asked, sent } = openAt(at, <Parcels {...props} />, replies, 10);
  return { asked: () => asked('adm/parcel/list'), exported: () => asked('adm/parcel/export'), sent };
};
