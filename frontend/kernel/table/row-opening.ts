import type { KeyboardEvent, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TableRow } from './table-page.api.ts';

/** What a row opens: a screen of its own, or something over the list. */
export type RowOpening<Row extends TableRow> =
  | { readonly to: (row: Row) => string; readonly run?: never }
  | { readonly run: (row: Row) => void; readonly to?: never };

const own = 'a, button, input, label, select, textarea, [role=menu], [role=dialog]';
/** What is drawn outside of the row is still inside of it for React: its menus and dialogs. */
const isRowItself = ({ target, currentTarget }: MouseEvent) =>
  target instanceof Element && currentTarget.contains(target) && target.closest(own) === null;
const isSelectingText = () => (window.getSelection()?.toString() ?? '') !== '';

/** A click anywhere on a row does what one on its link does, also with the middle button or Ctrl. */
export const useRowClicks = <Row extends TableRow>({ to, run }: RowOpening<Row>) => {
  const navigate = useNavigate();
  return (row: Row) => {
    const openElsewhere = () => to && window.open(to(row), '_blank', 'noopener');
    const openHere = () => (to ? void navigate(to(row)) : run(row));
    return {
      onClick: (event: MouseEvent) => {
        if (!isRowItself(event) || isSelectingText()) return;
        if (event.ctrlKey || event.metaKey) openElsewhere();
        else openHere();
      },
      onAuxClick: (event: MouseEvent) => {
        if (event.button === 1 && isRowItself(event)) openElsewhere();
      },
    };
  };
};

/** Marks what opens a row: keys lead from one to the next. */
export const rowOpener = { 'data-row-opener': '' } as const;
const openerOf = '[data-row-opener]';
const tickOf = '[data-row-tick] input';
export const rowTick = { 'data-row-tick': '' } as const;
const rowOf = 'tr, li';

const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

const walk = (openers: readonly HTMLElement[], row: Element | null, key: string): boolean => {
  const at = openers.findIndex((opener) => row?.contains(opener));
  const next = at < 0 ? undefined : moves[key]?.(at, openers.length - 1);
  if (next !== undefined) openers[next]?.focus();
  return next !== undefined;
};

const tick = (row: Element | null, target: HTMLElement): boolean => {
  const isOpener = target.matches(openerOf);
  if (isOpener) row?.querySelector<HTMLElement>(tickOf)?.click();
  return isOpener;
};

/** Arrows go from row to row, Space chooses one; Enter opens it by itself, because its link has the focus. */
export const walkRows = (event: KeyboardEvent<HTMLElement>) => {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
  const row = target.closest(rowOf);
  const isTicked = key === ' ' && tick(row, target);
  if (isTicked || walk([...currentTarget.querySelectorAll<HTMLElement>(openerOf)], row, key)) event.preventDefault();
};
