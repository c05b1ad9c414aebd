import type { SessionCommand } from '@maru/contracts/identity/session/session.commands';
import { type SessionEvent, sessionStream } from '@maru/contracts/identity/session/session.events';
import { type SessionFacts, sessionFold } from '@maru/contracts/identity/session/session.fold';
import { sessionPolicies, type SessionSubject } from '@maru/contracts/identity/session/session.policies';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { refreshSession } from './refresh-session.ts';

const ownerOf = (command: SessionCommand, session: SessionFacts | undefined) =>
  session?.user_id ?? (command.type === 'StartSession' ? command.data.userId : undefined);

export const sessionAggregate: Aggregate<SessionCommand, SessionFacts | undefined, SessionEvent, SessionSubject> = {
  name: 'identity.session',
  ...sessionFold,
  stream: ({ data }) => sessionStream(data.family),
  decide: {
    StartSession: (session, { data }) => {
      if (session) throw new Rejected('session_ended');
      return [{ type: 'SessionStarted', data }];
    },
    RefreshSession: refreshSession,
    EndSession: (session, { data }) => (session?.ended === null ? [{ type: 'SessionEnded', data }] : []),
  },
  policies: sessionPolicies,
  subject: (command, session) => ({ userId: ownerOf(command, session) }),
  answer: (_state, { data }) => ({ body: { id: data.family } }),
};
