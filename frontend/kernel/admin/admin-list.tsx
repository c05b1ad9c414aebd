import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { EmptyState } from '../../design/empty-state.tsx';
import { type PageChoice, Pager } from '../../design/pager.tsx';
import { Answered, type AnsweredProps } from '../api/answered.tsx';
import { AdminFrame } from './admin-frame.tsx';

/** Which tab of a list is open, and which page of it. */
export interface ListFilter<Status extends string> extends PageChoice {
  readonly status: Status;
}
export const firstPageOf = <Status extends string>(status: Status): ListFilter<Status> => ({
  page: 1,
  itemsPerPage: 20,
  status,
});

interface AdminListProps<Status extends string, Row> {
  readonly title: string;
  readonly tabs: Readonly<Record<Status, string>>;
  readonly filter: ListFilter<Status>;
  readonly onFilter: (filter: ListFilter<Status>) => void;
  readonly answer: AnsweredProps<{ readonly list: readonly Row[]; readonly total: number }>['answer'];
  readonly emptyTitle: string;
  /** A list item with its key. */
  readonly row: (row: Row) => ReactNode;
}

/** A screen of the admin area that is one list, by tabs and pages. */
export const AdminList = <Status extends string, Row>({
  title,
  tabs,
  filter,
  onFilter,
  answer,
  emptyTitle,
  row,
}: AdminListProps<Status, Row>) => (
  <AdminFrame title={title}>
    <Tabs
      value={filter.status}
      variant="scrollable"
      onChange={(_, status: Status) => onFilter({ ...filter, page: 1, status })}
      aria-label={`${title} 고르기`}
      sx={{ mb: 2 }}
    >
      {Object.entries<string>(tabs).map(([value, label]) => (
        <Tab key={value} value={value} label={label} />
      ))}
    </Tabs>
    <Card sx={{ px: { xs: 2, sm: 3 } }}>
      <Answered answer={answer} fade>
        {({ list, total }) =>
          total === 0 ? (
            <EmptyState title={emptyTitle} />
          ) : (
            <>
              <Box component="ul" aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {list.map(row)}
              </Box>
              <Pager
                page={filter.page}
                itemsPerPage={filter.itemsPerPage}
                total={total}
                onChange={(change) => onFilter({ ...filter, page: 1, ...change })}
              />
            </>
          )
        }
      </Answered>
    </Card>
  </AdminFrame>
);
