import { emailStream, userStream } from '@maru/contracts/identity/user/user.events';
import type { UserCommand } from '@maru/contracts/identity/user/user.commands';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { keyedMutex } from '@maru/platform/clock/keyed-mutex';
import type { Call } from '../../http/call.ts';
import type { IdentityServices } from '../identity-services.ts';
import { emailAggregate } from './email.aggregate.ts';
import { userAggregate } from './user.aggregate.ts';
import { userNumbers } from './user-numbers.service.ts';

type RegisterData = Extract<UserCommand, { type: 'RegisterUser' }>['data'];
/** `id` is the one the account gets when the address is free. */
export interface Applicant extends Pick<RegisterData, 'id' | 'name' | 'level'> {
  readonly email: string;
  readonly passwordHash: string;
  readonly agreed: readonly RegisterData['agreed'][number][];
  readonly image: string | null;
}
/** Answers false when the address has another account. */
export type Register = (applicant: Applicant, by: Pick<Call, 'send' | 'ipHash' | 'source'>) => Promise<boolean>;

/** Each step may be the last before a crash: the next sign-up with this address completes it under the reserved id. */
export const registration = ({ load, events, clock, emailHash }: IdentityServices): Register => {
  const takeNumber = userNumbers(events);
  const mutex = keyedMutex();

  const complete = async (
    applicant: Applicant,
    { send, ipHash, source }: Parameters<Register>[1],
    hash: string,
  ): Promise<boolean> => {
    const { id: wanted, image, ...person } = applicant;
    const by = (userId: string) => ({ id: userId, level: person.level });
    await send({ type: 'ReserveEmail', data: { hash, userId: wanted } }, { as: by(wanted) });
    const {
      state: { userId: id = wanted },
    } = await load(emailAggregate, emailStream(hash));
    const { state } = await load(userAggregate, userStream(id));
    if (state.status === 'missing') {
      const no = await takeNumber({ actor: by(id), ipHash, source }, clock.stamp());
      // A picture lies in the folder of the id it was stored under, so a reserved id of before cannot show it.
      const picture = image !== null && id === wanted ? { image } : {};
      const command = { type: 'RegisterUser', data: { ...person, id, no, type: 'email', ...picture } };
      await send(command, { as: by(id) }).catch(unlessRegistered);
    }
    return isAccountOf(applicant, id);
  };
  /** The salt makes each hash the only one of its kind: no other sign-up with this address has it. */
  const isAccountOf = async ({ passwordHash }: Applicant, id: string) => {
    const { state } = await load(userAggregate, userStream(id));
    return state.status === 'registered' && state.passwordHash === passwordHash;
  };
  return (applicant, by) => {
    const hash = emailHash(applicant.email);
    return mutex(hash, () => complete(applicant, by, hash));
  };
};

/** Another process was faster: whose the account is shows when it is read. */
const unlessRegistered = (error: unknown) => {
  if (!(error instanceof Rejected && error.code === 'key_reused')) throw error;
};
