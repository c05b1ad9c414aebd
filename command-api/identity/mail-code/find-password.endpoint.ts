import { mailCodeRoutes } from '@maru/contracts/identity/mail-code/mail-code.routes';
import { emailStream, userStream } from '@maru/contracts/identity/user/user.events';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { IdentityServices } from '../identity-services.ts';
import { emailAggregate } from '../user/email.aggregate.ts';
import { userAggregate } from '../user/user.aggregate.ts';
import { requestCode } from './mail-code.service.ts';

const message = '가입한 이메일이라면 비밀번호를 바꿀 수 있는 메일을 보냈어요. 10분 안에 확인해 주세요.';

/**
 * The same reads, the same write, the same answer for every address: neither words nor time tell which has an account.
 */
export const findPasswordEndpoint = (services: IdentityServices): Endpoint =>
  endpoint(mailCodeRoutes.findPassword, async ({ input: { email }, ipHash, idOf, send, res }) => {
    const account = services.emailHash(email);
    await services.limits.mailAddress.take(ipHash, res);
    await services.limits.mailAccount.take(`recover ${account}`, res);
    const id = idOf(`recover ${account}`);
    await requestCode(send, { id, userId: await userOf(services, account), purpose: 'recover' });
    return { message };
  });

/** Null without an account, also where an address was only reserved by a sign-up that broke off. */
const userOf = async ({ load }: IdentityServices, account: string): Promise<string | null> => {
  const {
    state: { userId },
  } = await load(emailAggregate, emailStream(account));
  const { state } = await load(userAggregate, userStream(userId ?? account));
  return state.status === 'registered' ? state.user.id : null;
};
