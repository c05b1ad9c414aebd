import type { SessionCommand } from '@maru/contracts/identity/session/session.commands';
import { type SessionEvent, sessionStream } from '@maru/contracts/identity/session/session.events';
import { sessionFold, type SessionState } from '@maru/contracts/identity/session/session.fold';
import { sessionPolicies, type SessionSubject } from '@maru/contracts/identity/session/session.policies';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { refreshSession } from './refresh-session.ts';

const ownerOf = (command: SessionCommand, state: SessionState) => {
  if (state.status !== 'missing') return state.userId;
  return command.type === 'StartSession' ? command.data.userId : undefined;
};

export const sessionAggregate: Aggregate<SessionCommand, SessionState, SessionEvent, SessionSubject> = {
  name: 'identity.session',
  ...sessionFold,
  stream: ({ data }) => sessionStream(data.family),
  decide: {
    StartSession: (state, { data }) => {
      if (state.status !== 'missing') throw new Rejected('session_ended');
      return [{ type: 'SessionStarted', data }];
    },
    RefreshSession: refreshSession,
    EndSession: (state, { data }) => (state.status === 'active' ? [{ type: 'SessionEnded', data }] : []),
  },
  policies: sessionPolicies,
  subject: (command, state) => ({ userId: ownerOf(command, state) }),
  answer: (_state, { data }) => ({ body: { id: data.family } }),
};
