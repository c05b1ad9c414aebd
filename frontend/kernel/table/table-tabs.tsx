import type { AnyTable } from '@maru/contracts/kernel/table';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { number } from '../../format/number.ts';
import { readPlace, searchOf, type TablePlace } from './table-place.ts';

/** A way to look at a list: fixed by its screen, or saved by whoever looks. */
export interface TableTab {
  readonly key: string;
  readonly label: string;
  /** As in the address: `status=paid`. */
  readonly query: string;
  /** How many wait there. */
  readonly count?: number | undefined;
}

const tabLook = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  px: 1.5,
  flexShrink: 0,
  fontSize: 15,
  fontWeight: 600,
  color: 'text.secondary',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderBottom: '2px solid transparent',
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': { color: 'link', borderColor: 'link' },
  '&:focus-visible': { outlineOffset: -3 },
} as const;
const countLook = {
  px: 0.75,
  borderRadius: 99,
  bgcolor: 'tones.blue.soft',
  color: 'tones.blue.text',
  fontSize: 12,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** The same in one form, however it was written down. */
const wholeQuery = (table: AnyTable, query: string) => searchOf(table, readPlace(table, new URLSearchParams(query)));

/** The tab whose query is what the list is narrowed and sorted by now. */
export const openTab = <Tab extends TableTab>(table: AnyTable, place: TablePlace, tabs: readonly Tab[]) => {
  const search = searchOf(table, place);
  return tabs.find(({ query }) => wholeQuery(table, query) === search);
};

interface TableTabsProps {
  readonly table: AnyTable;
  readonly tabs: readonly TableTab[];
  readonly open: string | undefined;
}

/** Links, so that each can be opened beside the others. */
export const TableTabs = ({ table, tabs, open }: TableTabsProps) => (
  <Box
    component="nav"
    aria-label={`${table.title} 골라 보기`}
    sx={{ minWidth: 0, flex: 1, overflowX: 'auto', scrollbarWidth: 'none' }}
  >
    <Box component="ul" sx={{ m: 0, p: 0, display: 'flex', listStyle: 'none' }}>
      {tabs.map(({ key, label, query, count }) => (
        <li key={key}>
          <Box
            component={Link}
            to={{ search: wholeQuery(table, query) }}
            {...(key === open && { 'aria-current': 'true' })}
            sx={tabLook}
          >
            {label}
            {count ? (
              <Box component="span" sx={countLook}>
                {number(count)}
              </Box>
            ) : null}
          </Box>
        </li>
      ))}
    </Box>
  </Box>
);
