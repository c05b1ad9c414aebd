import { accessTokens } from '@maru/platform/access-token/access-token';
import { secret } from '@maru/platform/env/secrets';
import type { OpenService } from '@maru/platform/service/service';
import { attachRealtime } from './attach-realtime.ts';

/** Tells open screens what changed. */
export const openRealtime: OpenService = async ({ env, log, engines, metrics, server }) => {
  const tokens = accessTokens(secret(env.dataDir, 'access-token'), engines.clock);
  const live = attachRealtime(server, {
    engines,
    tokens,
    log,
    metrics,
    origins: env.allowedOrigins,
    trustProxy: env.trustProxy,
  });
  return { release: () => live.close() };
};
