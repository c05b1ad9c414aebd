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
} from '@dnd-kit/core';

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
