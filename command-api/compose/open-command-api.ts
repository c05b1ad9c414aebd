import { sessionEnding } from '@maru/contracts/identity/session/session.views';
import { accessTokens } from '@maru/platform/access-token/access-token';
import { refusingEnded } from '@maru/platform/access-token/refusing-ended';
import { keyedHash, secret } from '@maru/platform/env/secrets';
import type { OpenService } from '@maru/platform/service/service';
import { kakao, kakaoEnv } from '../identity/social/kakao.service.ts';
import { sealedNotes } from '../identity/social/sealed-notes.service.ts';
import type { SocialParts } from '../identity/social/social-parts.service.ts';
import { toss, tossEnv } from '../shop/payment/toss.service.ts';
import { sandboxPages } from './sandbox-pages.ts';
import { commandService } from './command-service.ts';
import { type Beginning, firstStart } from './first-start.ts';

/** Takes commands. The first copy on an empty log runs `beginning`, where there is one, and makes the administrator. */
export const openCommandApi =
  (beginning?: Beginning): OpenService =>
  async ({ env, log, engines, signal }) => {
    const [app, shop] = [env.part(kakaoEnv), env.part(tossEnv)];
    const key = (name: string) => secret(env.dataDir, name);
    const failed = (err: unknown) => log.warn({ err }, 'ended sessions are not known yet');
    const tokens = refusingEnded(accessTokens(key('access-token'), engines.clock), {
      engines,
      ending: sessionEnding,
      failed,
      signal,
    });
    const hashes = {
      email: keyedHash(key('email-hash')),
      ip: keyedHash(key('ip-hash')),
      nextToken: keyedHash(key('refresh-token')),
      mailCode: keyedHash(key('mail-code')),
      addin: keyedHash(key('addin-hash')),
    };
    const social: SocialParts = {
      kakao: app && kakao(app, engines.clock),
      subjectHash: keyedHash(key('social-hash')),
      notes: sealedNotes(key('social-notes'), engines.clock),
      publicUrl: env.publicUrl,
      log,
    };
    const over = (others: typeof engines) =>
      commandService({ engines: others, tokens, hashes, social, payment: shop && toss(shop) });
    const service = over(engines);
    const notes = await firstStart({ env, engines, service, over, beginning, signal });
    const practice =
      shop === undefined && process.env['NODE_ENV'] !== 'production' ? [sandboxPages(service, engines)] : [];
    return { routers: [service.router, ...practice], notes };
  };
