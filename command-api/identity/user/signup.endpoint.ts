import { userRoutes } from '@maru/contracts/identity/user/user.routes';
import { currentCorrelation } from '@maru/platform/log/correlation';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import { commandIdOf } from '../../pipeline/command-id.ts';
import type { IdentityServices } from '../identity-services.ts';
import { agreements } from './agreements.service.ts';
import type { Register } from './registration.service.ts';

export const signupEndpoint = ({ limits, emailHash, ipHash }: IdentityServices, register: Register): Endpoint =>
  endpoint(userRoutes.signup, async ({ input: { agree, ...person }, req, res }) => {
    await limits.signup.take(ipHash(req.ip ?? ''), res);
    const id = commandIdOf(`signup ${emailHash(person.email)}`, req.get('Idempotency-Key'));
    const agreed = agree ? Object.values(agreements).map(({ which, version }) => ({ which, version })) : [];
    const applicant = { ...person, id, agreed, level: 1, ipHash: ipHash(req.ip ?? ''), correlationId: currentCorrelation() ?? id };
    return { id: await register(applicant) };
  }, 201);
