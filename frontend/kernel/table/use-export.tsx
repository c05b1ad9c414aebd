import { narrowingOf } from '@maru/contracts/kernel/table-export';
import { useState } from 'react';
import { seoulDate } from '../../format/seoul-moment.ts';
import { useReasoned } from '../admin/use-reasoned.tsx';
import { download } from '../api/download.ts';
import { problemText } from '../http/problem.ts';
import { snackbarShown } from '../snackbar/snackbar.slice.ts';
import { useDispatch } from '../state/hooks.ts';
import { type TableRow, useWriteDownExportMutation } from './table-page.api.ts';
import { searchOf } from './table-place.ts';
import type { ListTable } from './use-list-table.ts';

export interface ExportedList<Row extends TableRow> {
  readonly list: ListTable<Row>;
  /** Names of columns, in their order. */
  readonly shown: readonly string[];
}
interface Wanted {
  readonly format: string;
  /** Of an access to what is personal that was written down; without one such columns stay. */
  readonly access?: string;
}

const narrowed = <Row extends TableRow>({ definition, place }: ListTable<Row>) =>
  new URLSearchParams(searchOf(definition, { ...place, sort: definition.sort }));

const addressOf = <Row extends TableRow>({ list, shown }: ExportedList<Row>, { format, access }: Wanted) => {
  const { definition, place } = list;
  const columns = shown.filter((name) => access !== undefined || !definition.columns[name]?.personal);
  const query = narrowed(list);
  query.set('sort', place.sort.join());
  query.set('format', format);
  query.set('columns', columns.join());
  if (access !== undefined) query.set('access', access);
  return `${definition.path}/export?${query.toString()}`;
};

const today = () => seoulDate(Date.now());

/** Takes a file out; with what is personal once it was written down why, which is asked once in a session of work. */
export const useExport = <Row extends TableRow>(props: ExportedList<Row>) => {
  const dispatch = useDispatch();
  const [bytes, setBytes] = useState<number>();
  const [writeDown, { isLoading }] = useWriteDownExportMutation();
  const take = async (wanted: Wanted) => {
    setBytes(0);
    const failure = await dispatch(
      download({
        path: addressOf(props, wanted),
        name: `${props.list.definition.title} ${today()}.${wanted.format}`,
        onProgress: setBytes,
      }),
    );
    setBytes(undefined);
    dispatch(snackbarShown(failure ? problemText(failure) : '파일을 받았어요.'));
  };
  const { ask: takePersonal, dialog } = useReasoned({
    run: (_format: string, reason) => {
      const filters = narrowingOf(Object.fromEntries(narrowed(props.list)));
      return writeDown({ list: props.list.definition.name, filters, ...(reason && { reason }) });
    },
    busy: isLoading,
    done: (format, { access }) => take({ format, access }),
  });
  return { bytes, take, takePersonal, dialog };
};
