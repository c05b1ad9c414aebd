import { z } from 'zod';
import { timestamp } from '../../kernel/fields.ts';
import { cancelReason } from '../payment/payment.fields.ts';
import { backTo, lineSurcharge, placedPart } from './order.fields.ts';

/** 취소, 반품, 교환. */
export const claimKind = z.enum(['cancel', 'return', 'exchange']);
export type ClaimKind = z.infer<typeof claimKind>;

/** 접수, 수거 중, 입고, 완료, 거절, 철회. The first three wait for somebody. */
export const claimState = z.enum(['requested', 'collecting', 'arrived', 'settled', 'declined', 'withdrawn']);
export type ClaimState = z.infer<typeof claimState>;
export const openClaimStates: readonly ClaimState[] = ['requested', 'collecting', 'arrived'];

export const fault = z.enum(['buyer', 'shop']);
export type Fault = z.infer<typeof fault>;

/** Why a claim is declined, chosen from a list: the buyer reads it. */
export const declineReason = z.enum([
  'alreadySent',
  'tooLate',
  'used',
  'notFaulty',
  'excepted',
  'notReturned',
  'other',
]);
export type DeclineReason = z.infer<typeof declineReason>;
export const declineReasons: Readonly<Record<DeclineReason, string>> = {
  alreadySent: '이미 상품을 보냈어요',
  tooLate: '신청할 수 있는 기간이 지났어요',
  used: '사용했거나 훼손된 상품이에요',
  notFaulty: '확인해 보니 상품에 이상이 없었어요',
  excepted: '받은 뒤에는 취소할 수 없는 상품이에요',
  notReturned: '상품이 돌아오지 않았어요',
  other: '자세한 내용은 고객센터에서 안내해 드릴게요',
};

/** What is to be paid for an exchange beside: in the payment window, outside of the shop's payments, or let off; won. */
export const surcharge = z.object({ amount: z.int().min(0), how: z.enum(['paid', 'byHand', 'waived']) });
export type Surcharge = z.infer<typeof surcharge>;
/**
 * How it stands, in won: `fee` of it is for sending, the rest for dearer options; `back` went back, or is to be given back
 * by hand where it was taken so: `handed` of it was, the rest is owed since `owed_since`. `allowance` went back while the
 * goods stayed, of what they still hold.
 */
export const claimSurcharge = surcharge.extend({
  fee: z.int(),
  back: z.int(),
  allowance: z.object({ difference: z.int(), fee: z.int() }),
  handed: z.int(),
  owed_since: timestamp.nullable(),
});
export type ClaimSurcharge = z.infer<typeof claimSurcharge>;
/** What a person may say of it; that it was paid the provider says. */
export const surchargeByPerson = surcharge.shape.how.exclude(['paid']);

/** What is sent instead of pieces of the line `of`; money is as in `orderLine`, for each piece in won. */
export const replacement = z.object({
  no: z.int(),
  of: z.int(),
  option_id: z.int(),
  option: z.string(),
  unit_price: z.int(),
  quantity: z.int(),
  difference: z.int(),
  surcharges: z.array(lineSurcharge).optional(),
});
export type Replacement = z.infer<typeof replacement>;

/**
 * What the buyer is asked to pay beside, in won: `difference` of all pieces, and `fee` for sending both ways; `tax_free` of
 * both is without VAT. `lines` are what it is paid for, at the prices it was asked with.
 */
export const askedSurcharge = z.object({
  ask: z.int(),
  difference: z.int(),
  fee: z.int(),
  tax_free: z.int(),
  lines: z.array(replacement),
  asked_at: timestamp,
  paid: z.object({ key: z.string(), method: z.string(), receipt: z.string().nullable(), at: timestamp }).nullable(),
});
export type AskedSurcharge = z.infer<typeof askedSurcharge>;

export const maxClaimPhotos = 5;
/** Address of a picture in the folder `claim`, which its buyer and administrators may see. */
export const claimPhoto = z.string().regex(/^\/api\/file\/claim\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.webp$/);
/** Below whose id a photo is stored. */
export const ownerOfPhoto = (url: string): string | undefined => url.split('/')[4];
export const carrier = z.object({ courier: z.string(), tracking: z.string() });

/** The day in Asia/Seoul on which a buyer noticed that something is wrong. */
export const noticed = z.iso.date();

/** Pieces of the line `no` are wanted in another option. */
export const wantedOption = z.object({ no: z.int().min(1), option_id: z.int().min(1) });
export type WantedOption = z.infer<typeof wantedOption>;

/**
 * `no` counts those of an order from 1. `fee` is what sending back costs whoever bears it, in won; `lines` are what is
 * sent instead, empty where that was settled outside. `together` is the claim whose goods came in the same parcel. `refund` and `points` went back, `answer` says why nothing did.
 */
export const claim = z.object({
  no: z.int(),
  kind: claimKind,
  by: fault,
  state: claimState,
  parts: z.array(placedPart),
  reason: cancelReason,
  fault,
  fee: z.int(),
  photos: z.array(z.string()),
  wanted: z.array(wantedOption),
  /** A date; left out where nobody was asked. */
  noticed: z.string().optional(),
  opened_at: timestamp,
  arrived_at: timestamp.nullable(),
  closed_at: timestamp.nullable(),
  pickup: carrier.nullable(),
  /** Of a claim that is closed: pieces that somebody was fetching by then. They come, and wait for the shop. */
  awaited: z.array(placedPart),
  together: z.int().nullable(),
  answer: declineReason.nullable(),
  how: z.enum(['refund', 'replacement']).nullable(),
  refund: z.int(),
  points: z.int(),
  asked: askedSurcharge.nullable(),
  surcharge: claimSurcharge.nullable(),
  back_to: backTo.nullable(),
  lines: z.array(z.int()),
});
export type Claim = z.infer<typeof claim>;

/** What came and is not taken back is sent to its buyer again. */
export const isSentAgain = ({ state, arrived_at, answer }: Pick<Claim, 'state' | 'arrived_at' | 'answer'>): boolean =>
  (state === 'declined' || state === 'withdrawn') && arrived_at !== null && answer !== 'notReturned';
/** What happened to goods that somebody was fetching when their claim was closed. */
export const awaitedEnd = z.enum(['sentAgain', 'returned', 'neverCame']);
export type AwaitedEnd = z.infer<typeof awaitedEnd>;
/** Whether goods are on their way to the shop, which come whatever becomes of the claim. */
export const isFetchedBack = ({ kind, state }: Pick<Claim, 'kind' | 'state'>): boolean =>
  kind !== 'cancel' && state === 'collecting';
export const isOpen = ({ state }: Pick<Claim, 'state'>): boolean => openClaimStates.includes(state);
