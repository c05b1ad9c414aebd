import { type AccessDocument, accessPresentation } from '@maru/contracts/identity/access/access.views';
import type { memberQueries } from '@maru/contracts/identity/member/member.routes';
import type { QueryHandler } from '../../http/query-handler.ts';

const most = 100;

export const memberAccesses: QueryHandler<typeof memberQueries.accesses> = {
  views: ['access', 'user'],
  answer: async ({ id }, { engines: { views }, present }) => {
    const rows = await views
      .view('access')
      .find<AccessDocument>({ where: { subject: id }, sort: [{ field: 'at', direction: 'desc' }], limit: most });
    return {
      list: await present(
        accessPresentation,
        rows.map(({ doc }) => doc),
      ),
    };
  },
};
