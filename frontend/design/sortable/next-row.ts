import { type KeyboardCoordinateGetter, KeyboardCode } from '@dnd-kit/core';

const steps: Readonly<Record<string, 1 | -1>> = { [KeyboardCode.Down]: 1, [KeyboardCode.Up]: -1 };
/** Pixels: rows whose tops are this near stand in the same place. */
const sameTop = 2;

/** An arrow takes what was picked up to the next row, however high rows are. */
export const toNextRow: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = steps[event.code];
  const { collisionRect, droppableRects } = context;
  if (!step || !collisionRect) return undefined;
  event.preventDefault();
  const distances = [...droppableRects.values()]
    .map(({ top }) => (top - collisionRect.top) * step)
    .filter((distance) => distance > sameTop);
  return distances.length === 0
    ? undefined
    : { ...currentCoordinates, y: currentCoordinates.y + Math.min(...distances) * step };
};
