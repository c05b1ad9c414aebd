import { useDraggable, useDroppable } from '@dnd-kit/core';
import DragIndicatorRounded from '@mui/icons-material/DragIndicatorRounded';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

interface SortableRowProps {
  readonly id: string;
  /** Of the thing in the row. */
  readonly name: string;
  readonly children: ReactNode;
}

const look = {
  listStyle: 'none',
  display: 'flex',
  alignItems: 'center',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  gap: { xs: 1, sm: 1.5 },
  p: 1.25,
  position: 'relative',
} as const;

/** A row of a sortable list, with the handle it is dragged by. */
export const SortableRow = ({ id, name, children }: SortableRowProps) => {
  const {
    setNodeRef: dragged,
    setActivatorNodeRef,
    listeners,
    attributes,
    isDragging,
    transform,
  } = useDraggable({ id });
  const { setNodeRef: dropped, isOver } = useDroppable({ id });
  return (
    <Card
      component="li"
      ref={(node: HTMLLIElement | null) => {
        dragged(node);
        dropped(node);
      }}
      sx={{
        ...look,
        ...(isDragging && {
          zIndex: 2,
          boxShadow: '0 12px 32px rgb(16 24 40 / 0.2)',
          transform: `translateY(${transform?.y ?? 0}px)`,
        }),
        ...(isOver && !isDragging && { borderColor: 'primary.main' }),
      }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...listeners}
        {...attributes}
        aria-label={`${name} 끌어서 옮기기`}
        aria-roledescription="끌 수 있는 줄"
        sx={{ cursor: 'grab', touchAction: 'none', color: 'faint' }}
      >
        <DragIndicatorRounded fontSize="small" />
      </IconButton>
      {children}
    </Card>
  );
};
