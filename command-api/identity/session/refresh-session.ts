import { isFresh, secondsSince, type SessionFacts } from '@maru/contracts/identity/session/session.fold';
import { refreshTokenSeconds } from '@maru/contracts/kernel/limits';
import { activeSession, type SessionDecider } from './session.state.ts';

export const isExpired = ({ seen_at }: SessionFacts, at: string) => secondsSince(seen_at, at) > refreshTokenSeconds;

export const isParallelTab = ({ replaced }: SessionFacts, tokenHash: string, at: string) =>
  replaced.some((one) => one.hash === tokenHash && isFresh(one, at));

/** A token shown after it was traded in is in two hands: nobody can tell the thief's, so the whole family ends. */
export const refreshSession: SessionDecider<'RefreshSession'> = (
  state,
  { data: { family, tokenHash, nextHash } },
  { at },
) => {
  const session = activeSession(state);
  if (isExpired(session, at)) return [{ type: 'SessionEnded', data: { family, reason: 'expired' } }];
  if (tokenHash === session.tokenHash) return [{ type: 'SessionRefreshed', data: { family, tokenHash: nextHash } }];
  return isParallelTab(session, tokenHash, at) ? [] : [{ type: 'SessionEnded', data: { family, reason: 'reuse' } }];
};
