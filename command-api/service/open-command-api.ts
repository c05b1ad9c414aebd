import { accessTokens } from '@maru/platform/access-token/access-token';
import { keyedHash } from '@maru/platform/env/keyed-hash';
import { secret } from '@maru/platform/env/secrets';
import type { OpenService } from '@maru/platform/service/service';
import { commandService } from './command-service.ts';
import { firstStart } from './first-start.ts';

/** Takes commands. The first copy on an empty log makes demo data, where wanted, and the administrator. */
export const openCommandApi: OpenService = async ({ env, engines, signal }) => {
  const key = (name: string) => secret(env.dataDir, name);
  const tokens = accessTokens(key('access-token'), engines.clock);
  const hashes = {
    email: keyedHash(key('email-hash')), ip: keyedHash(key('ip-hash')), nextToken: keyedHash(key('refresh-token')), mailCode: keyedHash(key('mail-code')),
  };
  const over = (others: typeof engines) => commandService({ engines: others, tokens, hashes });
  const service = over(engines);
  const notes = await firstStart(env, { engines, service, over, signal });
  return { routers: [service.router], notes };
};
