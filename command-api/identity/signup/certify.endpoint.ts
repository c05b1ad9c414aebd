import { type Certified, signupRoutes } from '@maru/contracts/identity/signup/signup.routes';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { IdentityServices } from '../identity-services.ts';
import type { Register } from '../user/registration.service.ts';
import { confirmed } from './confirmation.service.ts';

const failed: Certified = { status: 'fail', name: '' };

/** Whoever shows the code reads the mails of the address: the account is made. */
export const certifyEndpoint = (services: IdentityServices, register: Register): Endpoint =>
  endpoint(signupRoutes.certify, async ({ input: { info }, ...call }): Promise<Certified> => {
    const { mailCode } = services.limits;
    await mailCode.take(call.ipHash, call.res);
    const id = services.mailCodes.idOf(info);
    if (id === undefined) return failed;
    try {
      const name = await confirmed(services, register, call, id);
      // Failures are counted only: many people may come from one address.
      await mailCode.giveBack(call.ipHash);
      return { status: 'success', name };
    } catch (error) {
      if (error instanceof Rejected && error.code.startsWith('code_')) return failed;
      throw error;
    }
  });
