import { z } from 'zod';
import { timestamp } from '../../kernel/fields.ts';
import { part } from './order.fields.ts';

/** 배송중, 배송완료, 분실, 반송. What came back and is to be sent again is unpacked: its pieces wait as before sending. */
export const parcelState = z.enum(['sent', 'delivered', 'lost', 'cameBack', 'unpacked']);
export type ParcelState = z.infer<typeof parcelState>;

/** `no` counts those of an order from 1; `back` of its pieces are not in it any more. */
export const parcel = z.object({
  no: z.int(),
  courier: z.string(),
  tracking: z.string(),
  parts: z.array(part.extend({ back: z.int() })),
  state: parcelState,
  sent_at: timestamp,
  delivered_at: timestamp.nullable(),
  accepted_at: timestamp.nullable(),
});
export type Parcel = z.infer<typeof parcel>;
