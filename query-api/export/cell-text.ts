import { seoulClock } from '@maru/contracts/kernel/seoul-days';
import type { TableColumn } from '@maru/contracts/kernel/table';

/** `2026-03-02 09:30` in Asia/Seoul, as spreadsheets read it. */
const timeText = (at: number) => new Date(seoulClock(at)).toISOString().slice(0, 16).replace('T', ' ');

/** Days since the end of 1899, as spreadsheets count them, of the clock in Asia/Seoul. */
export const spreadsheetTime = (at: number): number => seoulClock(Math.floor(at)) / 86_400_000 + 25_569;

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

export type CellValue = string | number | null;

/** A row's value as it stands in a file: a choice by its word, numbers as numbers; `time` is epoch ms. */
export const cellOf = ({ kind, words }: TableColumn, value: unknown): CellValue => {
  if (value === null || value === undefined) return null;
  if (kind === 'choice') return words?.[textOf(value)] ?? textOf(value);
  return typeof value === 'number' ? value : textOf(value);
};

/** The same where all is text. */
export const cellText = (column: TableColumn, value: unknown): string => {
  const cell = cellOf(column, value);
  if (cell === null) return '';
  return column.kind === 'time' && typeof cell === 'number' ? timeText(cell) : String(cell);
};
