import { anyAggregate } from '../pipeline/aggregate.ts';
import { mailCodeAggregate } from './mail-code/mail-code.aggregate.ts';
import { sessionAggregate } from './session/session.aggregate.ts';
import { emailAggregate } from './user/email.aggregate.ts';
import { userAggregate } from './user/user.aggregate.ts';

export const identityAggregates = [anyAggregate(userAggregate), anyAggregate(emailAggregate), anyAggregate(sessionAggregate), anyAggregate(mailCodeAggregate)];
