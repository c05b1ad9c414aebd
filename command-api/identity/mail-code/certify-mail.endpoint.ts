import { mailCodeRoutes } from '@maru/contracts/identity/mail-code/mail-code.routes';
import { userStream } from '@maru/contracts/identity/user/user.events';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import { commandIdOf } from '../../pipeline/command-id.ts';
import type { IdentityServices } from '../identity-services.ts';
import { userAggregate } from '../user/user.aggregate.ts';
import { registered } from '../user/user.state.ts';
import { requestCode } from './mail-code.service.ts';

/** The mail of the sign-up once more, for whoever lost it or was too late. */
export const certifyMailEndpoint = (services: IdentityServices): Endpoint =>
  endpoint(mailCodeRoutes.certifyMail, async (context) => {
    const { userId } = actorOf(context);
    const { state } = await services.load(userAggregate, userStream(userId));
    if (registered(state).certified) throw new Rejected('already_certified');
    await services.limits.mailAccount.take(`certify ${userId}`, context.res);
    const id = commandIdOf(`certify ${userId}`, context.req.get('Idempotency-Key'));
    await requestCode(services, context.req, { id, userId, purpose: 'certify' });
    return { message: '인증 메일을 보냈어요. 10분 안에 메일의 버튼을 눌러 주세요.' };
  });
