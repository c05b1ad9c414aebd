import type { TableColumn } from '@maru/contracts/kernel/table';
import type { ReactNode } from 'react';
import { RelativeTime } from '../../design/relative-time.tsx';
import { number, won } from '../../format/number.ts';

const writers: Readonly<Record<TableColumn['kind'], (value: unknown, column: TableColumn) => ReactNode>> = {
  text: String,
  number: (value) => number(Number(value)),
  won: (value) => won(Number(value)),
  time: (value) => <RelativeTime at={Number(value)} />,
  choice: (value, { words }) => words?.[String(value)] ?? String(value),
};

/** What a column says of a row where its screen draws nothing else. */
export const cellOf = (column: TableColumn, value: unknown): ReactNode =>
  value === null || value === undefined || value === '' ? '–' : writers[column.kind](value, column);

export const isNumeric = ({ kind }: TableColumn) => kind === 'number' || kind === 'won';
