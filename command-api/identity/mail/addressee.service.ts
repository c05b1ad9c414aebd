import type { AccountMailKind } from '@maru/contracts/identity/mail/mail.events';
import { signupStream } from '@maru/contracts/identity/signup/signup.events';
import { emailStream, userStream } from '@maru/contracts/identity/user/user.events';
import type { KeyedHash } from '@maru/platform/env/secrets';
import type { Load } from '../../pipeline/aggregate.ts';
import { signupAggregate } from '../signup/signup.aggregate.ts';
import { emailAggregate } from '../user/email.aggregate.ts';
import { userAggregate } from '../user/user.aggregate.ts';
import type { Letter } from './mails.workflow.ts';

export interface Addressee {
  readonly kind: AccountMailKind;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
}
interface Parts {
  readonly load: Load;
  readonly emailHash: KeyedHash;
}

export const addresseeOf = async (parts: Parts, { kind, userId }: Letter): Promise<Addressee | undefined> => {
  if (kind === 'certify') return ofSignup(parts, userId);
  const account = await accountOf(parts, userId);
  return account && { kind, ...account };
};

/** Only the person at the address learns that there is an account already. */
const ofSignup = async (parts: Parts, id: string): Promise<Addressee | undefined> => {
  const { state } = await parts.load(signupAggregate, signupStream(id));
  if (state.status === 'missing' || !state.email) return undefined;
  const {
    state: { userId },
  } = await parts.load(emailAggregate, emailStream(parts.emailHash(state.email)));
  const account = userId === undefined || userId === id ? undefined : await accountOf(parts, userId);
  return account
    ? { kind: 'already-registered', ...account }
    : { kind: 'certify', userId: id, name: state.name, email: state.email };
};

const accountOf = async ({ load }: Parts, userId: string): Promise<Omit<Addressee, 'kind'> | undefined> => {
  if (userId === '') return undefined;
  const { state } = await load(userAggregate, userStream(userId));
  return state.status === 'registered' && state.email
    ? { userId, name: state.user.name, email: state.email }
    : undefined;
};
