import type { ReactNode } from 'react';
import type { RowOpening } from './row-opening.ts';
import type { TableRow } from './table-page.api.ts';

export interface CellLook<Row extends TableRow> {
  /** In the place of what its kind is written as: chips, pictures, names. */
  readonly draw?: (row: Row) => ReactNode;
  /** In pixels; what has none shares the rest. */
  readonly width?: number;
}

/** How a screen draws the rows of its list. */
export interface TableLooks<Row extends TableRow> {
  readonly cells?: Readonly<Record<string, CellLook<Row>>>;
  /** What a row is called where it is chosen, or its menu opened. */
  readonly nameOf: (row: Row) => string;
  readonly opening: RowOpening<Row>;
  /** The column whose cell is the link, and the title of a card; the first one where it is not shown. */
  readonly opener?: string;
  /** What else may be done with a row, as a button at its end. */
  readonly menu?: (row: Row) => ReactNode;
  /** 명, 건, 개. */
  readonly unit: string;
}

const widths = { text: undefined, number: 96, won: 128, time: 128, choice: 136 } as const;
const leastTextWidth = 160;
export const tickWidth = 52;
export const menuWidth = 60;
export const rowHeight = 56;

type Kind = keyof typeof widths;
export const widthOf = (kind: Kind, look: { readonly width?: number } | undefined) => look?.width ?? widths[kind];
/** So narrow a table may get before it is pushed sideways. */
export const leastWidth = (shown: readonly (number | undefined)[]) =>
  shown.reduce<number>((sum, width) => sum + (width ?? leastTextWidth), tickWidth + menuWidth);
