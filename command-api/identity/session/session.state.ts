import type { Deciders } from '@maru/contracts/kernel/decider';
import type { SessionCommand } from '@maru/contracts/identity/session/session.commands';
import type { SessionEvent } from '@maru/contracts/identity/session/session.events';
import { Rejected } from '@maru/contracts/kernel/rejections';

/** A token by its hash, and when it was traded in (ISO). */
export interface ReplacedToken {
  readonly hash: string;
  readonly at: string;
}

/** `refreshedAt` is ISO. */
export interface ActiveSession {
  readonly status: 'active';
  readonly userId: string;
  /** Its beginning's place in the log. */
  readonly started: number;
  readonly tokenHash: string;
  /** Tokens that were traded in a moment before `refreshedAt`, the newest first. */
  readonly replaced: readonly ReplacedToken[];
  readonly refreshedAt: string;
}
export type SessionState =
  | { readonly status: 'missing' }
  | { readonly status: 'ended'; readonly userId: string }
  | ActiveSession;
export type SessionDecider<T extends SessionCommand['type']> = Deciders<SessionCommand, SessionState, SessionEvent>[T];

export const noSession: SessionState = { status: 'missing' };

export const activeSession = (state: SessionState): ActiveSession => {
  if (state.status !== 'active') throw new Rejected('session_ended');
  return state;
};
