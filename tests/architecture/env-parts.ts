import { kakaoEnv } from '@maru/command-api/identity/social/kakao.service';
import { adminEnv } from '@maru/command-api/identity/user/first-admin.service';
import { tossEnv } from '@maru/command-api/shop/payment/toss.service';
import { trackerEnv } from '@maru/command-api/shop/delivery/smart-tracker.service';
import { sealWebhookEnv } from '@maru/command-api/workflows/log-seal/post-seals';
import { lostKeyEnv } from '@maru/command-api/workflows/log-seal/seal-keys';
import { gatewayEnv } from '@maru/gateway/server/start-gateway';
import { envPart } from '@maru/platform/env/env';
import type { Variables } from '@maru/platform/env/env-part';
import { demoEnv } from '../../demo/first-demo.ts';

/** Every part of the environment, of which each room reads its own. */
export const variables: Variables = Object.assign(
  {},
  ...[envPart, adminEnv, kakaoEnv, tossEnv, gatewayEnv, demoEnv, lostKeyEnv, sealWebhookEnv, trackerEnv].map(
    (part) => part.variables,
  ),
);
export { adminEnv, demoEnv, gatewayEnv, kakaoEnv, lostKeyEnv, sealWebhookEnv, tossEnv, trackerEnv };
