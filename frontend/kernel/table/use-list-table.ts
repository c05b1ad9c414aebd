import type { AnyTable } from '@maru/contracts/kernel/table';
import { useMemo } from 'react';
import { useReload } from '../live/use-reload.ts';
import { useRoom } from '../live/use-room.ts';
import { paramsOf } from './table-place.ts';
import { type TablePage, type TableRow, useTablePageQuery } from './table-page.api.ts';
import { usePlace } from './use-place.ts';

export interface ListSource {
  /** Of the cache: what changes them loads the list again. */
  readonly tags: readonly string[];
  /** Socket events that tell of a change of any row. */
  readonly events?: readonly string[];
  /** Where these are told. */
  readonly room?: string;
}
const noEvents: readonly string[] = [];

/** A list as the address says, from the server, and again when something of it changes. */
export const useListTable = <Row extends TableRow>(
  definition: AnyTable,
  { tags, events = noEvents, room }: ListSource,
) => {
  const { place, change } = usePlace(definition);
  const question = useMemo(
    () => ({ path: definition.path, params: paramsOf(definition, place), tags }),
    [definition, place, tags],
  );
  const answer = useTablePageQuery(question, { refetchOnMountOrArgChange: true });
  useRoom(room);
  useReload(answer, { events });
  return {
    definition,
    place,
    change,
    question,
    answer,
    /** Of the question before, until this one is answered. */
    page: answer.data as TablePage<Row> | undefined,
    isStale: answer.currentData === undefined,
  };
};
export type ListTable<Row extends TableRow> = ReturnType<typeof useListTable<Row>>;
