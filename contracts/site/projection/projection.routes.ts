import { z } from 'zod';
import { commandRoute, queryRoute } from '../../kernel/route.ts';
import type { ProjectionCommand } from './projection.commands.ts';
import { parkedReason } from './projection.commands.ts';
import { documentName, viewName } from './projection.fields.ts';
import { projectionRow } from './projection.views.ts';

const row = { access: 'admin', method: 'POST', answer: z.object({ id: z.string() }) } as const;

export const projectionRoutes = {
  rebuild: commandRoute({
    ...row,
    path: 'adm/system/rebuild',
    summary: 'Has a view built anew from the log, beside the one that is shown until then.',
    input: z.object({ id: viewName }),
    toCommand: (data): ProjectionCommand => ({ type: 'RequestRebuild', data }),
  }),
  retryParked: commandRoute({
    ...row,
    path: 'adm/system/parked/retry',
    summary: 'Has a document that stands still folded again at once.',
    input: z.object({ id: viewName, document: documentName }),
    toCommand: (data): ProjectionCommand => ({ type: 'RetryParkedDocument', data }),
  }),
  giveUpParked: commandRoute({
    ...row,
    path: 'adm/system/parked/give_up',
    summary: 'Leaves a document as it stands, with a reason: it is no longer among what somebody has to look at.',
    input: z.object({ id: viewName, document: documentName, position: z.int().positive(), reason: parkedReason }),
    toCommand: (data): ProjectionCommand => ({ type: 'GiveUpParkedDocument', data }),
  }),
};

export const projectionQueries = {
  list: queryRoute({
    method: 'GET',
    path: 'adm/system/projections',
    access: 'admin',
    summary: 'Every projection: how far it is, who looks after it, what is being built.',
    input: z.object({}),
    answer: z.object({ head: z.int(), list: z.array(projectionRow) }),
  }),
};
