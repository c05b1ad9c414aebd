import { sessionEnding } from '@maru/contracts/identity/session/session.views';
import { ownCardRelay } from '@maru/contracts/identity/user/user.relays';
import { peopleCards } from '@maru/contracts/identity/user/user.views';
import { anyRelay, anyRevocation } from '@maru/contracts/kernel/live';
import { trackerRevocation } from '@maru/contracts/tracker/live/tracker.access';
import { relayTable, trackerRooms } from '@maru/contracts/tracker/live/tracker.relays';
import { accessTokens } from '@maru/platform/access-token/access-token';
import { secret } from '@maru/platform/env/secrets';
import type { OpenService } from '@maru/platform/service/service';
import { attachRealtime, type LiveTables } from './server/attach-realtime.ts';

export const liveTables: LiveTables = {
  rooms: trackerRooms,
  relays: [...relayTable, anyRelay(ownCardRelay)],
  people: peopleCards,
  revocation: anyRevocation(trackerRevocation),
  ending: sessionEnding,
};

export const openRealtime: OpenService = async ({ env, log, engines, metrics, server }) => {
  const tokens = accessTokens(secret(env.dataDir, 'access-token'), engines.clock);
  const live = attachRealtime(server, {
    ...liveTables,
    engines,
    tokens,
    log,
    metrics,
    origins: env.allowedOrigins,
    trustProxy: env.trustProxy,
  });
  return { release: () => live.close() };
};
