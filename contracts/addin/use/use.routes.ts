import { endpointRoute } from '../../kernel/route.ts';
import { batchAnswer } from '../batch/batch.fields.ts';
import { useLine } from './use.commands.ts';

export const useRoutes = {
  report: endpointRoute({
    method: 'POST',
    path: 'addin/use',
    access: 'addin',
    summary:
      'For the add-in: which commands were run, as JSON Lines, one of these a line; the body may be packed by gzip.',
    lines: true,
    input: useLine,
    answer: batchAnswer,
  }),
};
