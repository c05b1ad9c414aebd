import type { Deciders } from '@maru/contracts/kernel/decider';
import type { SessionCommand } from '@maru/contracts/identity/session/session.commands';
import type { SessionEvent } from '@maru/contracts/identity/session/session.events';
import type { ActiveSession, SessionState } from '@maru/contracts/identity/session/session.fold';
import { Rejected } from '@maru/contracts/kernel/rejections';

export type SessionDecider<T extends SessionCommand['type']> = Deciders<SessionCommand, SessionState, SessionEvent>[T];

export const activeSession = (state: SessionState): ActiveSession => {
  if (state.status !== 'active') throw new Rejected('session_ended');
  return state;
};
