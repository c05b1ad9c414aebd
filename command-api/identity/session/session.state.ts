import type { Deciders } from '@maru/contracts/kernel/decider';
import type { SessionCommand } from '@maru/contracts/identity/session/session.commands';
import type { SessionEvent } from '@maru/contracts/identity/session/session.events';
import type { SessionFacts } from '@maru/contracts/identity/session/session.fold';
import { Rejected } from '@maru/contracts/kernel/rejections';

export type SessionDecider<T extends SessionCommand['type']> = Deciders<
  SessionCommand,
  SessionFacts | undefined,
  SessionEvent
>[T];

export const activeSession = (session: SessionFacts | undefined): SessionFacts => {
  if (session?.ended !== null) throw new Rejected('session_ended');
  return session;
};
