import type { RowSelectionState, Updater } from '@tanstack/react-table';
import { useCallback, useMemo, useState } from 'react';
import { useDispatch } from '../state/hooks.ts';
import { tablePageApi, type TablePage, type TableQuestion, type TableRow } from './table-page.api.ts';
import { searchOf } from './table-place.ts';
import type { ListTable } from './use-list-table.ts';

/** As many rows are taken at once where all that fit are chosen. */
export const mostSelected = 1_000;
const loadedAtOnce = 100;

/** What was chosen, for an action; all that fit are loaded when it asks for them. */
export interface Selection<Row extends TableRow> {
  readonly count: number;
  readonly rows: () => Promise<readonly Row[]>;
}

interface Chosen<Row> {
  /** What the list was narrowed by: rows that are out of sight are not kept. */
  readonly search: string;
  readonly rows: Readonly<Record<string, Row>>;
  readonly isAll: boolean;
}

const withoutCursor = ({ after: _after, before: _before, ...params }: TableQuestion['params']) => params;

/** Walks through the pages of a list from its beginning. */
const useLoadAll = <Row extends TableRow>({ question }: ListTable<Row>) => {
  const dispatch = useDispatch();
  return useCallback(async () => {
    const params = { ...withoutCursor(question.params), limit: String(loadedAtOnce) };
    const rows: Row[] = [];
    for (let after: string | null | undefined; after !== null && rows.length < mostSelected;) {
      const page = await dispatch(
        tablePageApi.endpoints.tablePage.initiate(
          { ...question, params: { ...params, ...(after && { after }) } },
          { forceRefetch: true, subscribe: false },
        ),
      ).unwrap();
      rows.push(...(page as TablePage<Row>).list);
      after = page.next;
    }
    return rows.slice(0, mostSelected);
  }, [dispatch, question]);
};

const rowsById = <Row extends TableRow>(rows: readonly Row[]) => Object.fromEntries(rows.map((row) => [row.id, row]));
const tickedOf = (rows: Readonly<Record<string, unknown>>): RowSelectionState =>
  Object.fromEntries(Object.keys(rows).map((id) => [id, true]));

/** Rows chosen by hand on any page, or all that fit what the list is narrowed by. */
export const useSelection = <Row extends TableRow>(list: ListTable<Row>) => {
  const search = searchOf(list.definition, { ...list.place, sort: list.definition.sort });
  const [state, setState] = useState<Chosen<Row>>({ search, rows: {}, isAll: false });
  const shown = useMemo(() => rowsById(list.page?.list ?? []), [list.page]);
  const chosen = useMemo<Chosen<Row>>(() => {
    if (state.search !== search) return { search, rows: {}, isAll: false };
    return state.isAll ? { ...state, rows: shown } : state;
  }, [state, search, shown]);
  const ticked = useMemo(() => tickedOf(chosen.rows), [chosen.rows]);
  const loadAll = useLoadAll(list);
  const change = (updater: Updater<RowSelectionState>) => {
    const next = typeof updater === 'function' ? updater(ticked) : updater;
    const known = { ...chosen.rows, ...shown };
    const rows = Object.fromEntries(
      Object.keys(next).flatMap((id) => {
        const row = known[id];
        return row ? [[id, row] as const] : [];
      }),
    );
    setState({ search, rows, isAll: false });
  };
  const total = Math.min(list.page?.total ?? 0, mostSelected);
  return {
    isAll: chosen.isAll,
    count: chosen.isAll ? total : Object.keys(chosen.rows).length,
    ticked,
    change,
    chooseAll: () => setState({ search, rows: {}, isAll: true }),
    clear: () => setState({ search, rows: {}, isAll: false }),
    rows: async () => (chosen.isAll ? loadAll() : Object.values(chosen.rows).map((row) => shown[row.id] ?? row)),
  };
};
export type ChosenRows<Row extends TableRow> = ReturnType<typeof useSelection<Row>>;
