import { Rejected, type RejectionCode } from '@maru/contracts/kernel/rejections';
import { AppendTooLarge, EventStoreUnavailable } from '@maru/platform/event-store/event-store';
import { UnknownView } from '@maru/platform/view-store/view-store';

const codes: readonly (readonly [kind: abstract new (...args: never) => Error, code: RejectionCode])[] = [
  [EventStoreUnavailable, 'unavailable'],
  [AppendTooLarge, 'too_large'],
  [UnknownView, 'views_behind'],
];

/** What an engine's error means to the caller; anything else stays the mistake it is. */
export const refusalOf = (error: unknown): unknown => {
  const known = codes.find(([kind]) => error instanceof kind);
  return known ? new Rejected(known[1]) : error;
};
