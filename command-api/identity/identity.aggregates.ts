import { anyAggregate } from '../pipeline/aggregate.ts';
import { adminAggregate } from './admin/admin.aggregate.ts';
import { addinAggregate } from './addin-binding/addin.aggregate.ts';
import { mailCodeAggregate } from './mail-code/mail-code.aggregate.ts';
import { sessionAggregate } from './session/session.aggregate.ts';
import { socialAggregate } from './social/social.aggregate.ts';
import { signupAggregate } from './signup/signup.aggregate.ts';
import { emailAggregate } from './user/email.aggregate.ts';
import { userAggregate } from './user/user.aggregate.ts';

export const identityAggregates = [
  anyAggregate(userAggregate),
  anyAggregate(emailAggregate),
  anyAggregate(sessionAggregate),
  anyAggregate(mailCodeAggregate),
  anyAggregate(signupAggregate),
  anyAggregate(socialAggregate),
  anyAggregate(addinAggregate),
  anyAggregate(adminAggregate),
];
