import { z } from 'zod';
import { timestamp } from './fields.ts';
import { keyPurpose } from './message.ts';

/** A key that does not open although others do; `since` is epoch ms of the look that first found it so. */
export const damagedKey = z.object({ person: z.string(), purpose: keyPurpose, since: timestamp });
export type DamagedKey = z.infer<typeof damagedKey>;

/** Written by whoever looks through the keys, for whoever shows them to administrators. */
export const damagedKeysView = { name: 'damaged-keys', version: 1, fields: {}, indexes: [] };
export const damagedKeysId = 'keys';
/** `total` counts those beyond the list, too. */
export interface DamagedKeysDocument {
  readonly id: string;
  readonly list: readonly DamagedKey[];
  readonly total: number;
}
