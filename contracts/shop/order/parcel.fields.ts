import { z } from 'zod';
import { timestamp } from '../../kernel/fields.ts';
import { part } from './order.fields.ts';

/**
 * 배송중, 픽업 대기, 배송완료 or 픽업 완료, 분실, 반송 or not fetched. What came back and is to be sent again is unpacked: its pieces
 * wait as before sending.
 */
export const parcelState = z.enum(['sent', 'ready', 'delivered', 'lost', 'cameBack', 'unpacked']);
export type ParcelState = z.infer<typeof parcelState>;

/** `no` counts those of an order from 1; `back` of its pieces are not in it any more. Nobody carries what is fetched. */
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

/** What its buyer fetches, or has fetched. */
export const isFetched = ({ courier }: Pick<Parcel, 'courier'>): boolean => courier === '';
