import type { z } from 'zod';
import { prepareLine, shipLine } from '../../shop/order/order.bulk.ts';

/** Every kind of bulk action, with what a line of it says. */
export const bulkKinds = { 'order.prepare': prepareLine, 'order.ship': shipLine } as const;
export type BulkKind = keyof typeof bulkKinds;
export type BulkLineOf<K extends BulkKind> = z.output<(typeof bulkKinds)[K]>;
