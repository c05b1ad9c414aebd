import type { Reaction } from '@maru/contracts/site/reaction/reaction.views';
import type { systemQueries } from '@maru/contracts/site/workflow/workflow.routes';
import { type SystemDocument, systemView, type WorkflowStanding } from '@maru/contracts/site/workflow/workflow.views';
import type { QueryHandler } from '../../http/query-handler.ts';

const newestFirst = [{ field: 'since', direction: 'desc' }] as const;
const most = 200;
const open = { kind: 'reaction', status: { in: ['waiting', 'retried'] } };

export const systemList: QueryHandler<typeof systemQueries.list> = {
  views: [systemView],
  answer: async (_input, { engines: { views } }) => {
    const view = views.view(systemView);
    const find = async (where: Parameters<typeof view.find>[0]['where'] & object) =>
      (await view.find<SystemDocument>({ where, sort: newestFirst, limit: most })).map(({ doc }) => doc);
    const [waiting, over, workflows] = [
      await find(open),
      await find({ kind: 'reaction', status: 'givenUp' }),
      await find({ kind: 'workflow' }),
    ];
    return {
      reactions: [...waiting, ...over].flatMap(({ reaction }): Reaction[] => (reaction ? [reaction] : [])),
      waiting: await view.count({ where: open }),
      workflows: workflows.flatMap(({ workflow }): WorkflowStanding[] => (workflow ? [workflow] : [])),
    };
  },
};
