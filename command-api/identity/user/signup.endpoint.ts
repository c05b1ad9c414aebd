import { userRoutes } from '@maru/contracts/identity/user/user.routes';
import { currentCorrelation } from '@maru/platform/log/correlation';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import { commandIdOf } from '../../pipeline/command-id.ts';
import type { IdentityServices } from '../identity-services.ts';
import { requestCode } from '../mail-code/mail-code.service.ts';
import { agreements } from './agreements.service.ts';
import type { Register } from './registration.service.ts';

export const signupEndpoint = (services: IdentityServices, register: Register): Endpoint =>
  endpoint(userRoutes.signup, async ({ input: { agree, ...person }, req, res }) => {
    const { limits, emailHash, ipHash } = services;
    await limits.signup.take(ipHash(req.ip ?? ''), res);
    const id = commandIdOf(`signup ${emailHash(person.email)}`, req.get('Idempotency-Key'));
    const agreed = agree ? Object.values(agreements).map(({ which, version }) => ({ which, version })) : [];
    const applicant = { ...person, id, agreed, level: 1, ipHash: ipHash(req.ip ?? ''), correlationId: currentCorrelation() ?? id };
    const userId = await register(applicant);
    // One code for each sign-up: a retry asks for the same.
    await requestCode(services, req, { id: commandIdOf(`certify ${userId}`, 'sign-up'), userId, purpose: 'certify' });
    return { id: userId };
  }, 201);
