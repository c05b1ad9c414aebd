import { type EnvPart, origins, port } from '@maru/platform/env/env-part';
import type { ServiceName } from '../rules/destination.ts';

const variables = {
  COMMAND_API_URLS: { schema: origins, allowed: 'addresses such as http://command-api:3000, separated by commas' },
  QUERY_API_URLS: { schema: origins, allowed: 'addresses such as http://query-api:3000, separated by commas' },
  REALTIME_URLS: { schema: origins, allowed: 'addresses such as http://realtime:3000, separated by commas' },
  METRICS_PORT: { schema: port.optional(), allowed: 'a port from 0 (any free one) to 65535' },
};

/** What the gateway alone needs to know. */
export interface GatewayEnv {
  /** Where it finds the services: origins, each of which may be a name with several addresses. */
  readonly upstreams: Readonly<Record<ServiceName, readonly string[]>>;
  /** Where it serves its metrics; undefined: nowhere. */
  readonly metricsPort: number | undefined;
}
export const gatewayEnv: EnvPart<typeof variables, GatewayEnv> = {
  variables,
  of: (env) => ({
    upstreams: { 'command-api': env.COMMAND_API_URLS, 'query-api': env.QUERY_API_URLS, realtime: env.REALTIME_URLS },
    metricsPort: env.METRICS_PORT,
  }),
};
