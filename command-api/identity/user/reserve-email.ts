import type { EmailState } from '@maru/contracts/identity/user/email.fold';
import type { EmailEvent } from '@maru/contracts/identity/user/user.events';

/** The first one gets it; for all others nothing changes, and they see who has it. */
export const reserveEmail = (
  state: EmailState,
  { data }: { readonly data: { readonly userId: string } },
): readonly EmailEvent[] =>
  state.userId === undefined ? [{ type: 'EmailReserved', data: { userId: data.userId } }] : [];

/** Only by whoever has it: another account may have got the address since. */
export const releaseEmail = (
  state: EmailState,
  { data }: { readonly data: { readonly userId: string } },
): readonly EmailEvent[] =>
  state.userId === data.userId ? [{ type: 'EmailReleased', data: { userId: data.userId } }] : [];
