import { DndContext, type DragEndEvent, DragOverlay } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, useMemo, useRef, useState } from 'react';
import { overlay } from '../tokens.ts';
import { boardAnnouncements, boardInstructions, columnUnder, useBoardSensors } from './board-dragging.ts';
import { BoardCard, cardLook } from './board-card.tsx';
import { BoardLane } from './board-lane.tsx';
import type { BoardProps } from './board-types.ts';

/** A card that was moved is another element in its new column: the focus goes with it. */
const useFocusFollows = () => {
  const board = useRef<HTMLDivElement>(null);
  const moved = useRef<{ readonly id: string; readonly to: string }>(undefined);
  useEffect(() => {
    if (!moved.current) return;
    const { id, to } = moved.current;
    const button = board.current?.querySelector<HTMLElement>(
      `[data-column="${CSS.escape(to)}"] [data-card="${CSS.escape(id)}"] [data-move]`,
    );
    // The caller may draw it a render later.
    if (button) moved.current = undefined;
    button?.focus();
  });
  return { board, follow: (id: string, to: string) => void (moved.current = { id, to }) };
};

/** Cards in columns: moved by mouse, finger, keyboard (space, arrows, space), or the menu on each card. */
export const Board = <Card, Key extends string>(props: BoardProps<Card, Key>) => {
  const {
    label,
    columns,
    renderCard,
    onMove,
    getId,
    getTitle,
    canMove = () => true,
    emptyText = '아직 카드가 없어요.',
  } = props;
  const [dragged, setDragged] = useState<string>();
  const { board, follow } = useFocusFollows();
  const sensors = useBoardSensors(columns.map(({ key }) => key));
  const cardOf = (id: string) => columns.flatMap(({ cards }) => cards).find((card) => getId(card) === id);
  const names = {
    card: (id: string) => {
      const card = cardOf(id);
      return card === undefined ? '' : getTitle(card);
    },
    column: (key: string) => columns.find((column) => column.key === key)?.label ?? '',
  };
  const move = (id: string, key: string) => {
    const [card, to] = [cardOf(id), columns.find((column) => column.key === key)];
    if (card !== undefined && to && !to.cards.includes(card)) onMove(card, to.key);
  };
  const end = ({ active, over, activatorEvent }: DragEndEvent) => {
    setDragged(undefined);
    if (!over) return;
    if (activatorEvent instanceof KeyboardEvent) follow(String(active.id), String(over.id));
    move(String(active.id), String(over.id));
  };
  const lifted = dragged === undefined ? undefined : cardOf(dragged);
  const places = useMemo(() => columns.map(({ key, label: name }) => ({ key, label: name })), [columns]);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={{ announcements: boardAnnouncements(names), screenReaderInstructions: boardInstructions }}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragEnd={end}
      onDragCancel={() => setDragged(undefined)}
    >
      <Stack
        ref={board}
        direction="row"
        role="group"
        aria-label={label}
        sx={{
          gap: 1.5,
          height: '100%',
          minHeight: 0,
          alignItems: 'stretch',
          overflowX: 'auto',
          scrollSnapType: { xs: dragged === undefined ? 'x mandatory' : 'none', sm: 'none' },
        }}
      >
        {columns.map((column) => (
          <BoardLane key={column.key} column={column} count={column.cards.length} emptyText={emptyText}>
            {column.cards.map((card) => (
              <BoardCard
                key={getId(card)}
                id={getId(card)}
                title={getTitle(card)}
                column={column.key}
                places={places}
                movable={canMove(card)}
                onMove={(key) => {
                  follow(getId(card), key);
                  move(getId(card), key);
                }}
              >
                {renderCard(card)}
              </BoardCard>
            ))}
          </BoardLane>
        ))}
      </Stack>
      <DragOverlay dropAnimation={null} zIndex={overlay}>
        {lifted === undefined ? null : (
          <Box
            sx={{
              ...cardLook,
              cursor: 'grabbing',
              borderColor: 'primary.main',
              boxShadow: '0 12px 32px rgb(16 24 40 / 0.2)',
            }}
          >
            {renderCard(lifted)}
          </Box>
        )}
      </DragOverlay>
    </DndContext>
  );
};
