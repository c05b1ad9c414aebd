import type { AnyTable } from '@maru/contracts/kernel/table';
import type { ReactNode } from 'react';
import { cellOf } from './table-cell.tsx';
import type { TableLooks } from './table-looks.ts';
import type { TableRow as Row } from './table-page.api.ts';

import type { TableModel } from './use-table-model.ts';

/** All that is needed to draw a list. */
export interface DrawnTable<R extends Row> {
  readonly definition: AnyTable;
  readonly looks: TableLooks<R>;
  readonly model: TableModel<R>;
  /** How many rows will probably come, while none are there. */
  readonly awaited: number;
  /** Whether rows are chosen for anything. */
  readonly isChoosable: boolean;
}

export type ModelRow<R extends Row> = ReturnType<TableModel<R>['getRowModel']>['rows'][number];

/** Which of the shown columns holds the link of a row. */
export const openerOf = <R extends Row>({ looks, model }: DrawnTable<R>): string | undefined => {
  const shown = model.getVisibleLeafColumns().map(({ id }) => id);
  return shown.find((name) => name === looks.opener) ?? shown[0];
};

/** What a column says of a row, by its screen or by its kind. */
export const drawnCell = <R extends Row>({ definition, looks }: DrawnTable<R>, name: string, row: R): ReactNode => {
  const column = definition.columns[name];
  const draw = looks.cells?.[name]?.draw;
  if (draw) return draw(row);
  return column ? cellOf(column, (row as Readonly<Record<string, unknown>>)[name]) : null;
};
