import {
  closestCorners,
  type CollisionDetection,
  KeyboardSensor,
  type KeyboardCoordinateGetter,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type ScreenReaderInstructions,
} from '@dnd-kit/core';

interface Names {
  readonly card: (id: string) => string;
  readonly column: (key: string) => string;
}

export const boardInstructions: ScreenReaderInstructions = {
  draggable:
    '스페이스를 눌러 카드를 집고, 왼쪽·오른쪽 화살표로 열을 고른 뒤 스페이스로 내려놓아요. Esc를 누르면 취소돼요.',
};

/** What is said while a card is on its way. */
export const boardAnnouncements = ({ card, column }: Names): Announcements => ({
  onDragStart: ({ active }) => `${card(String(active.id))} 카드를 집었어요.`,
  onDragOver: ({ active, over }) =>
    over
      ? `${card(String(active.id))} 카드가 ${column(String(over.id))} 열 위에 있어요.`
      : `${card(String(active.id))} 카드가 열 밖에 있어요.`,
  onDragEnd: ({ active, over }) =>
    over
      ? `${card(String(active.id))} 카드를 ${column(String(over.id))} 열에 내려놓았어요.`
      : `${card(String(active.id))} 카드를 제자리에 두었어요.`,
  onDragCancel: ({ active }) => `옮기기를 취소했어요. ${card(String(active.id))} 카드는 제자리에 있어요.`,
});

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrows step from column to column: inside one there is no order to choose. */
const columnSteps =
  (keys: readonly string[]): KeyboardCoordinateGetter =>
  (event, { context: { over, droppableRects, collisionRect } }) => {
    const step = steps[event.code];
    if (step === undefined || !collisionRect) return undefined;
    event.preventDefault();
    const next = keys[keys.indexOf(String(over?.id)) + step];
    const rect = next === undefined ? undefined : droppableRects.get(next);
    return rect ? { x: rect.left + (rect.width - collisionRect.width) / 2, y: rect.top + 48 } : undefined;
  };

/** The column under the pointer; with the keyboard, the one that the card covers most. */
export const columnUnder: CollisionDetection = (collision) => {
  const under = collision.pointerCoordinates ? pointerWithin(collision) : rectIntersection(collision);
  return under.length > 0 ? under : closestCorners(collision);
};

/** A finger has to rest a moment, so that one can still scroll. */
export const useBoardSensors = (keys: readonly string[]) =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: columnSteps(keys) }),
  );
