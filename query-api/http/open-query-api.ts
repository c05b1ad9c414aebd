import { sessionEnding } from '@maru/contracts/identity/session/session.views';
import { positionWaitMs } from '@maru/contracts/kernel/limits';
import { accessTokens } from '@maru/platform/access-token/access-token';
import { refusingEnded } from '@maru/platform/access-token/refusing-ended';
import { secret } from '@maru/platform/env/secrets';
import type { OpenService } from '@maru/platform/service/service';
import { reachHead } from '@maru/platform/view-store/reach-head';
import { fileRouter } from '../media/file-router.ts';
import { answeredRows } from './query-handlers.ts';
import { queryRouter } from './query-router.ts';

const views = [...new Set(answeredRows.flatMap(({ handler }) => handler.views))];

/** Answers reads over views, the API document and stored pictures. */
export const openQueryApi: OpenService = async ({ env, log, engines, signal }) => {
  const failed = (err: unknown) => log.warn({ err }, 'ended sessions are not known yet');
  const tokens = refusingEnded(accessTokens(secret(env.dataDir, 'access-token'), engines.clock), {
    engines,
    ending: sessionEnding,
    failed,
    signal,
  });
  const parts = { engines, tokens, log };
  const upToDate = async () => {
    if (!(await reachHead(engines, views, positionWaitMs))) throw new Error('the views are behind the log');
  };
  return { routers: [queryRouter(parts), fileRouter(parts)], checks: { projections: upToDate } };
};
