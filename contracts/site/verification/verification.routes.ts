import { z } from 'zod';
import { commandRoute, queryRoute } from '../../kernel/route.ts';
import type { VerificationCommand } from './verification.commands.ts';
import { verification } from './verification.views.ts';

export const verificationRoutes = {
  request: commandRoute({
    access: 'admin',
    method: 'POST',
    path: 'adm/system/verify',
    summary: 'Has every hash and every seal of the log checked in the background, one check at a time.',
    input: z.object({}),
    answer: z.object({ id: z.string() }),
    toCommand: (_input, id): VerificationCommand => ({ type: 'RequestVerification', data: { id } }),
  }),
};

export const verificationQueries = {
  info: queryRoute({
    method: 'GET',
    path: 'adm/system/verification',
    access: 'admin',
    summary: 'The newest seal, how far a check of the log is, and what the last one has found.',
    input: z.object({}),
    answer: verification,
  }),
};
