import { type Certified, mailCodeRoutes } from '@maru/contracts/identity/mail-code/mail-code.routes';
import { system } from '@maru/contracts/kernel/actor';
import { Rejected, type RejectionCode } from '@maru/contracts/kernel/rejections';
import { v7 } from 'uuid';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { IdentityServices } from '../identity-services.ts';
import { sent, shownCode, takeFor } from './mail-code.service.ts';

const failed: Certified = { status: 'fail', name: '' };
const badCodes: ReadonlySet<RejectionCode> = new Set(['code_wrong', 'code_expired', 'code_used', 'not_found']);

/** The address is confirmed first and the code used up second: after a crash in between, the link still works. */
export const certifyEndpoint = (services: IdentityServices): Endpoint =>
  endpoint(mailCodeRoutes.certify, async ({ input: { info }, req, res }): Promise<Certified> => {
    await takeFor(services, services.limits.mailCode, req, res);
    try {
      const { account, spend } = await shownCode(services, req, { purpose: 'certify', info });
      const { user } = account;
      const certify = { type: 'CertifyUser', data: { id: user.id } };
      const { position } = await services.execute(sent(services, req, { commandId: v7(), command: certify, actor: system }));
      await spend();
      res.setHeader('X-Position', String(position));
      return { status: 'success', name: user.name };
    } catch (error) {
      if (error instanceof Rejected && badCodes.has(error.code)) return failed;
      throw error;
    }
  });
