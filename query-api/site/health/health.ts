import { mailDayView } from '@maru/contracts/identity/mail/mail.views';
import { sessionEnding } from '@maru/contracts/identity/session/session.views';
import type { healthQueries } from '@maru/contracts/site/health/health.routes';
import type { QueryHandler } from '../../http/query-handler.ts';
import { mailHealthOf } from './mail-health.ts';
import { processRows } from './process-rows.ts';
import { sessionHealthOf } from './session-health.ts';
import { workflowRows } from './workflow-rows.ts';

export const healthInfo: QueryHandler<typeof healthQueries.info> = {
  views: [sessionEnding.view, mailDayView],
  answer: async (_input, { engines }) => {
    const { views, clock } = engines;
    const now = clock.now();
    const processes = await processRows(views, now);
    const names = [...new Set(processes.flatMap(({ workflows }) => workflows))];
    const [workflows, sessions] = await Promise.all([workflowRows(engines, names), sessionHealthOf(views, now)]);
    const waiting = workflows.find(({ name }) => name === 'mails')?.waiting ?? 0;
    return {
      now,
      processes: [...processes],
      workflows,
      mails: { waiting, ...(await mailHealthOf(views, now)) },
      sessions,
    };
  },
};
