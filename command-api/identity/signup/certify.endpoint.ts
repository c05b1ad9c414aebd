import { type Certified, signupRoutes } from '@maru/contracts/identity/signup/signup.routes';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { IdentityServices } from '../identity-services.ts';
import { takeFor } from '../mail-code/mail-code.service.ts';
import type { Register } from '../user/registration.service.ts';
import { confirmed } from './confirmation.service.ts';

const failed: Certified = { status: 'fail', name: '' };

/** Whoever shows the code reads the mails of the address: the account is made. */
export const certifyEndpoint = (services: IdentityServices, register: Register): Endpoint =>
  endpoint(signupRoutes.certify, async ({ input: { info }, req, res }): Promise<Certified> => {
    await takeFor(services, services.limits.mailCode, req, res);
    const id = services.mailCodes.idOf(info);
    if (id === undefined) return failed;
    try {
      const { name, position } = await confirmed(services, register, req, id);
      // Failures are counted only: many people may come from one address.
      await services.limits.mailCode.giveBack(services.ipHash(req.ip ?? ''));
      res.setHeader('X-Position', String(position));
      return { status: 'success', name };
    } catch (error) {
      if (error instanceof Rejected && error.code.startsWith('code_')) return failed;
      throw error;
    }
  });
