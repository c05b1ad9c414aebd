import { addinRooms } from '@maru/contracts/addin/live/addin.live';
import { sessionEnding } from '@maru/contracts/identity/session/session.views';
import { peopleCards } from '@maru/contracts/identity/user/user.views';
import { shopRooms } from '@maru/contracts/shop/live/shop.relays';
import { deskRooms } from '@maru/contracts/site/desk/desk.live';
import { relayTable, trackerRooms } from '@maru/contracts/tracker/live/tracker.relays';
import { accessTokens } from '@maru/platform/access-token/access-token';
import { secret } from '@maru/platform/env/secrets';
import type { OpenService } from '@maru/platform/service/service';
import { attachRealtime, type LiveTables } from './server/attach-realtime.ts';

export const liveTables: LiveTables = {
  rooms: [...trackerRooms, ...shopRooms, ...deskRooms, ...addinRooms],
  relayedViews: relayTable.map(({ view }) => view),
  people: peopleCards,
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
  return { name: 'realtime', release: () => live.close() };
};
