import { DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { toNextRow } from './next-row.ts';
import { rankAt } from './rank.ts';

export interface Ranked {
  readonly id: string;
  readonly rank: number;
}
export interface SortableListProps<Row extends Ranked> {
  /** What a screen reader calls the list. */
  readonly label: string;
  /** In their order. */
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  readonly onMove: (id: string, rank: number) => void;
  /** A list item with its key; `move` puts it at another place. */
  readonly row: (row: Row, at: number, move: (to: number) => void) => ReactNode;
}

const instructions = {
  draggable: '스페이스 키로 집고, 위아래 화살표로 옮기고, 스페이스 키로 놓아요. Esc 키로 그만둬요.',
};
type Drag = Pick<DragEndEvent, 'active' | 'over'>;

const announcementsOf = (nameOf: (id: unknown) => string) => ({
  onDragStart: ({ active }: Pick<Drag, 'active'>) => `${nameOf(active.id)}, 집었어요.`,
  // Comes right after the start too, in whose place it is heard.
  onDragOver: ({ active, over }: Drag) => {
    if (!over) return '';
    return over.id === active.id ? `${nameOf(active.id)}, 집은 자리예요.` : `${nameOf(over.id)} 자리예요.`;
  },
  onDragEnd: ({ active, over }: Drag) =>
    over ? `${nameOf(active.id)}, ${nameOf(over.id)} 자리에 놓았어요.` : '그대로 두었어요.',
  onDragCancel: () => '그대로 두었어요.',
});

/** A list whose order is changed by dragging, also by keyboard. */
export const SortableList = <Row extends Ranked>({ label, rows, nameOf, onMove, row }: SortableListProps<Row>) => {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextRow }),
  );
  const move = (id: string, to: number) => {
    const others = rows.filter((one) => one.id !== id).map(({ rank }) => rank);
    onMove(id, rankAt(others, to));
  };
  const end = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    const to = rows.findIndex(({ id }) => id === over.id);
    move(String(active.id), to);
  };
  const named = (id: unknown) => {
    const found = rows.find((one) => one.id === id);
    return found ? nameOf(found) : '';
  };
  return (
    <DndContext
      sensors={sensors}
      onDragEnd={end}
      accessibility={{ announcements: announcementsOf(named), screenReaderInstructions: instructions }}
    >
      <Stack component="ul" aria-label={label} sx={{ m: 0, p: 0, gap: 1 }}>
        {rows.map((one, at) => row(one, at, (to) => move(one.id, to)))}
      </Stack>
    </DndContext>
  );
};
