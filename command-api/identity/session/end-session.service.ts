import type { EndReason } from '@maru/contracts/identity/session/session.events';
import type { Send } from '../../pipeline/send.ts';

/** A session's commands are in the name of its user. Its tokens are new each time, so a repeat is another command. */
export const byOwner = (userId: string) => ({ as: { id: userId, level: 0 } });

export const endSession = (
  send: Send,
  { userId, ...data }: { readonly userId: string; readonly family: string; readonly reason: EndReason },
) => send({ type: 'EndSession', data }, byOwner(userId));
