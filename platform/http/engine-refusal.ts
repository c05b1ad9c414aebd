import { Rejected, type RejectionCode } from '@maru/contracts/kernel/rejections';
import { AppendTooLarge, EventStoreUnavailable } from '../event-store/event-store.ts';
import { FileStoreUnavailable } from '../file-store/file-store.ts';
import { DamagedKey, KeyVaultUnavailable, WrongVaultSecret } from '../key-vault/key-vault.ts';
import { UndeclaredField, UnknownView, ViewStoreUnavailable } from '../view-store/view-store.ts';

const codes: readonly (readonly [kind: abstract new (...args: never) => Error, code: RejectionCode])[] = [
  [EventStoreUnavailable, 'unavailable'],
  [ViewStoreUnavailable, 'unavailable'],
  [FileStoreUnavailable, 'unavailable'],
  [KeyVaultUnavailable, 'unavailable'],
  [WrongVaultSecret, 'unavailable'],
  [DamagedKey, 'unavailable'],
  [AppendTooLarge, 'too_large'],
  [UnknownView, 'views_behind'],
  // Asked of the version before, which is shown until the one with the field is built.
  [UndeclaredField, 'views_behind'],
];

/** An engine's error as `Rejected`, with the error as its `cause`; anything else stays as it is. */
export const engineRefusal = (error: unknown): unknown => {
  const known = codes.find(([kind]) => error instanceof kind);
  return known ? new Rejected(known[1], { cause: error }) : error;
};
