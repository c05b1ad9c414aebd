import type { healthQueries } from '@maru/contracts/site/health/health.routes';
import type { z } from 'zod';
import { baseApi } from '../../kernel/api/base-api.ts';

export type HealthInfo = z.output<typeof healthQueries.info.answer>;

export const healthApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ health: build.query<HealthInfo, void>({ query: () => 'adm/system/health' }) }),
});
export const { useHealthQuery } = healthApi;
