import { sessionExamples } from '@maru/contracts/identity/session/session.examples';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { sessionAggregate } from './session.aggregate.ts';

export const { SessionStarted: started, SessionRefreshed: refreshed, SessionEnded: ended } = sessionExamples;
export const { family, userId } = started.data;
export const owner = { id: userId, level: 1 };
export const session = decisionsOf(sessionAggregate);
