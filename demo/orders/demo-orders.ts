import { demoItems } from '../items/demo-items.ts';
import type { DemoOrder } from './demo-order.ts';
import { earlierOrders } from './earlier.ts';
import { recentOrders } from './recent.ts';

/** New ones go at the end, because the place of each makes its id. */
export const demoOrders: readonly DemoOrder[] = [...earlierOrders, ...recentOrders];

/** Where an item stands in the shop. */
export const itemAt = (name: string) => demoItems.findIndex((item) => item.name === name);

const piecesGone = ({ course }: DemoOrder, line: number) => {
  const steps = new Set(course.map(([, step]) => step));
  return steps.has('acceptReturn') ? Infinity : Number(steps.has('cancelPart') && line === 0);
};
/** Pieces of an option that were sold to them and not given back. */
export const piecesSold = (item: string, option: number) =>
  demoOrders
    .flatMap((order) =>
      order.lines.map(([name, choice, quantity], line) =>
        name === item && choice === option ? Math.max(0, quantity - piecesGone(order, line)) : 0,
      ),
    )
    .reduce((sum, pieces) => sum + pieces, 0);
