import type { systemAlertQueries } from '@maru/contracts/site/alert/alert.routes';
import type { z } from 'zod';
import { baseApi } from '../../kernel/api/base-api.ts';

export type AlertList = z.output<typeof systemAlertQueries.running.answer>;

export const alertApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ runningAlerts: build.query<AlertList, void>({ query: () => 'adm/system/alerts' }) }),
});
export const { useRunningAlertsQuery } = alertApi;
